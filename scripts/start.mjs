// The entry point of `npm start` and `npm run dev`. It runs on whichever Node is there (20.9 or later), without any
// packages: it installs what is missing and hands over to Node 24, which is itself a package.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/run/run.ts', process.argv.slice(2))
