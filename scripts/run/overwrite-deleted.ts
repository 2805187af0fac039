import { onEachTable, type AskDatabase } from './each-table.ts'

/** How many checkpoints it takes until a segment of the log that is no longer needed is written over. */
const checkpoints = 3

/**
 * Removes from the disk what was deleted. A deleted row keeps its bytes in the table's file, in the planner's statistics and in the
 * write-ahead log; only writing the tables anew and going on to new segments of the log removes them. Others are answered in between.
 */
export async function overwriteDeleted(query: AskDatabase): Promise<void> {
  await onEachTable(query, 'vacuum (full, analyze)')
  for (let done = 0; done < checkpoints; done += 1) {
    await query('select pg_switch_wal()')
    await query('checkpoint')
  }
}
