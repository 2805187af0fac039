import { JobStep } from '@/components/hiring/person/job-step'
import { jobDoneWords, personJobWords as words, type JobDone } from '@/lib/content/hiring/person-jobs'

type Props = {
  /** What the URL says was done, and to which job. */
  done: unknown
  job: string
  list: keyof typeof words.list
}

const wayBack = {
  'job-saved': 'job-unsave',
  'job-unsaved': 'job-save',
  'job-hidden': 'job-unhide',
  'job-unhidden': 'job-hide',
} as const satisfies Record<JobDone, string>

const isDone = (value: unknown): value is JobDone => typeof value === 'string' && Object.hasOwn(jobDoneWords, value)

/** Says what was done to a job, with an undo. */
export function JobUndo({ done, job, list }: Props) {
  return isDone(done) ? (
    <div className="notice">
      <p role="status">
        <strong>{jobDoneWords[done]}</strong>
      </p>
      {job === '' ? null : <JobStep action={wayBack[done]} list={list} id={job} label={words.undo} />}
    </div>
  ) : null
}
