import { doneWords, type Done } from '@/lib/content/account/account'

type Props = { done: unknown }

const isDone = (value: unknown): value is Done => typeof value === 'string' && Object.hasOwn(doneWords, value)

/** Says what was done, by the word in the URL; renders nothing for any other word. */
export function AccountDoneNotice({ done }: Props) {
  return isDone(done) ? (
    <p className="notice account-done" role="status">
      <strong>{doneWords[done]}</strong>
    </p>
  ) : null
}
