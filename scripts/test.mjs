// The entry point of `npm test`: see start.mjs.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/verify/verify.ts', process.argv.slice(2))
