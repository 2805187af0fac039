// `npm run restore`: see scripts/run/restore.ts.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/run/restore.ts', process.argv.slice(2))
