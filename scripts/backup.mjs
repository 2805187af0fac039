// `npm run backup`: see scripts/run/backup.ts.
import { runOnNode24 } from './with-node-24.mjs'

await runOnNode24('scripts/run/backup.ts', process.argv.slice(2))
