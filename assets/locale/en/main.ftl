## What `python -m bot` says on the command line.

main-sandbox = No token is set, so the parlour plays in a sandbox on this machine. Open { $address } in a browser.
main-bad-token = Discord does not know this token. Look up DISCORD_TOKEN in .env.
main-no-connection = No connection: { $problem }.
