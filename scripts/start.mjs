// The entry point of `npm start` and `npm run dev`. It runs on whatever Node is there (20.9 or later), so it uses
// nothing that npm installs: it installs what is missing and hands over to Node 24, which comes as a package.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/run/run.ts', process.argv.slice(2))
