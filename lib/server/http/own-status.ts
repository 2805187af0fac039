import { AsyncLocalStorage } from 'node:async_hooks'

type OwnAnswer = { status?: number }

// The listener and the pages are built apart, so the process itself holds what they share.
const answersKey = Symbol.for('second-chance-talent.own-answers')
const shared = globalThis as { [answersKey]?: AsyncLocalStorage<OwnAnswer> }
const answers = (shared[answersKey] ??= new AsyncLocalStorage())

/** For the listener: runs what answers a request, which may choose a status of its own in `answer`. */
export const withOwnAnswer = <T>(answer: OwnAnswer, work: () => T): T => answers.run(answer, work)

/** Stands for the request that is being answered, the same wherever it is looked at; undefined where our listener does not run. */
export const requestUnderWay = (): object | undefined => answers.getStore()

/** For a page, before any of it is sent: the status of its answer. Nothing happens where our listener does not run. */
export function setOwnStatus(status: number): void {
  const answer = answers.getStore()
  if (answer) answer.status = status
}
