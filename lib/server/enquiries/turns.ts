import 'server-only'

// Enough to keep processor and database at work. With more, all are half done for long, and who came first is not served first.
const atOnce = 8

// Each endpoint and the sender are built apart, so the process itself holds what they share.
const stateKey = Symbol.for('second-chance-talent.enquiries')
type Turns = { underWay: number; waiting: (() => void)[] }
const shared = globalThis as { [stateKey]?: Turns }
const turns: Turns = (shared[stateKey] ??= { underWay: 0, waiting: [] })

/** Whether an enquiry is being kept at this moment: what can wait makes way for it. */
export const isKeepingEnquiries = (): boolean => turns.underWay > 0

/** Does what keeps an enquiry: a few at the same time, the others after them in the order in which they came. */
export async function inTurn<T>(keep: () => Promise<T>): Promise<T> {
  if (turns.underWay < atOnce) turns.underWay += 1
  else await new Promise<void>((resolve) => turns.waiting.push(resolve))
  try {
    return await keep()
  } finally {
    const next = turns.waiting.shift()
    if (next) next()
    else turns.underWay -= 1
  }
}
