import { Typed } from '@/components/work/typed'
import { PersonJobStep } from '@/components/hiring/person/person-job-step'
import {
  jobHidden,
  personJobDoneWords,
  personJobWords as words,
  type PersonJobDone,
} from '@/lib/content/hiring/person-jobs'

type Props = {
  /** What the URL says was done, and to which job. */
  done: unknown
  job: string
  /** The name of that job; null where it is not known. */
  title: string | null
  list: keyof typeof words.list
}

const wayBack = {
  'job-saved': 'job-unsave',
  'job-unsaved': 'job-save',
  'job-hidden': 'job-unhide',
  'job-unhidden': 'job-hide',
} as const satisfies Record<PersonJobDone, string>

const isDone = (value: unknown): value is PersonJobDone =>
  typeof value === 'string' && Object.hasOwn(personJobDoneWords, value)

/** Says what was done to a job, with an undo. */
export function JobUndo({ done, job, title, list }: Props) {
  return isDone(done) ? (
    <div className="notice job-undo">
      <p role="status">
        <strong>
          {done === 'job-hidden' && title !== null ? <Typed>{jobHidden(title)}</Typed> : personJobDoneWords[done]}
        </strong>
      </p>
      {job === '' ? null : <PersonJobStep action={wayBack[done]} list={list} id={job} label={words.undo} />}
    </div>
  ) : null
}
