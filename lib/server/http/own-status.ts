import { AsyncLocalStorage } from 'node:async_hooks'

type OwnAnswer = { status?: number }

// The listener and the pages are bundled separately, so what they share is held on the process.
const answersKey = Symbol.for('second-chance-talent.own-answers')
const shared = globalThis as { [answersKey]?: AsyncLocalStorage<OwnAnswer> }
const answers = (shared[answersKey] ??= new AsyncLocalStorage())

/** For the listener: runs the code that handles a request, which may set its own status in `answer`. */
export const withOwnAnswer = <T>(answer: OwnAnswer, work: () => T): T => answers.run(answer, work)

/**
 * Identifies the request being handled, the same wherever it is called from; undefined where our listener does not run.
 */
export const requestUnderWay = (): object | undefined => answers.getStore()

/**
 * For a page, before any of it is sent: sets the status of its response. Does nothing where our listener does not run.
 */
export function setOwnStatus(status: number): void {
  const answer = answers.getStore()
  if (answer) answer.status = status
}
