// The entry point of `npm run test:hosted`: see start.mjs.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/verify/hosted.ts', process.argv.slice(2))
