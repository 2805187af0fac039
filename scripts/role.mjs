// The entry point of `npm run role`: see start.mjs.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/run/role.ts', process.argv.slice(2))
