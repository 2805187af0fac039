// The entry point of `npm run vault-key`: see start.mjs.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/run/vault-key.ts', process.argv.slice(2))
