import 'server-only'

import { deskJobsProblems as problems, type deskJobsDoneWords } from '@/lib/content/desk/desk-job-words'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { writeJobAnswer } from '@/lib/content/hiring/job-emails'
import { londonDay } from '@/lib/domain/dates/london-time'
import { chosenJob, letThroughLine, returnedJob } from '@/lib/domain/desk/job-answer'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { advertFields } from '@/lib/domain/job-board/advert'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { approveAdvert, letLineThrough, returnAdvert, takeOff } from '@/lib/domain/job-board/job-steps'
import { serverEnv } from '@/lib/server/env'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { commitJob, loadJob } from '@/lib/server/hiring/company-jobs'

type Sent = Parameters<GuardedForm['run']>[0]
type Decided = ReturnType<typeof approveAdvert>

const list = '/dashboard/team/jobs'
const page = (fields: FormFields): string => (jobIdPattern.test(fields.job ?? '') ? `${list}/${fields.job}` : list)

const isProblem = (name: string): name is keyof typeof problems => Object.hasOwn(problems, name)

const answers = {
  'job-approved': 'approved',
  'job-returned': 'returned',
  'job-taken-off': 'taken_off',
  // A line let through is no answer yet.
  'job-allowed': null,
} as const satisfies Record<keyof typeof deskJobsDoneWords, string | null>

/** Decides about the advert as it was shown, and tells the company's people that there is an answer. */
async function answer(
  { job: id, version, actorId }: { job: string; version: number; actorId: string },
  decide: (job: NonNullable<Awaited<ReturnType<typeof loadJob>>>) => Decided,
  done: keyof typeof deskJobsDoneWords,
): Promise<FormOutcome> {
  const job = await loadJob(id)
  if (!job) return { problem: problems.missing, field: null, at: list }
  if (job.version !== version) return { problem: problems.changed, field: null }
  const decided = decide(job)
  if (!decided.ok) {
    return { problem: isProblem(decided.refusal) ? problems[decided.refusal] : problems.not_in_review, field: null }
  }
  const title = job.draft?.title ?? job.title
  const reason = decided.value.change.returned_words ?? null
  const about = advertFields.find((field) => field === decided.value.change.returned_field)
  const part = about ? fieldLabels[about] : null
  const told = answers[done]
  const email =
    told === null
      ? {}
      : { email: writeJobAnswer(serverEnv.SITE_URL, { id, title, of: job.company, answer: told, reason, part }) }
  const { outcome } = await commitJob({ actorId, id, version, ...decided.value, ...email })
  // An advert that has its answer makes room for the next; after the others there is more to see on its own page.
  const isAnswer = done === 'job-approved' || done === 'job-returned'
  if (outcome === 'done') return { done, at: isAnswer ? list : `${list}/${id}` }
  return { problem: isProblem(outcome) ? problems[outcome] : problems.changed, field: null }
}

async function approve({ fields, user }: Sent): Promise<FormOutcome> {
  const parsed = chosenJob.safeParse(fields)
  if (!parsed.success) return { problem: problems.missing, field: null }
  return answer(
    { ...parsed.data, actorId: user.id },
    (job) => approveAdvert(job, londonDay(new Date())),
    'job-approved',
  )
}

async function allow({ fields, user }: Sent): Promise<FormOutcome> {
  const parsed = letThroughLine(problems.reason).safeParse(fields)
  if (!parsed.success) {
    const { reason } = firstMessages(parsed.error)
    return reason ? { problem: reason, field: 'reason' } : { problem: problems.missing, field: null }
  }
  const { line, reason, ...job } = parsed.data
  return answer(
    { ...job, actorId: user.id },
    (row) => letLineThrough(row, line, reason, londonDay(new Date())),
    'job-allowed',
  )
}

const giveBack =
  (decide: typeof returnAdvert, done: 'job-returned' | 'job-taken-off', noWords: string) =>
  async ({ fields, user }: Sent): Promise<FormOutcome> => {
    const parsed = returnedJob({ field: problems.field, words: noWords }).safeParse(fields)
    if (!parsed.success) {
      const { field, words } = firstMessages(parsed.error)
      const wrong = { ...(field && { field }), ...(words && { words }) }
      return Object.keys(wrong).length > 0 ? refusedFields(wrong) : { problem: problems.missing, field: null }
    }
    const { field, words, ...job } = parsed.data
    return answer({ ...job, actorId: user.id }, (row) => decide(row, field, words), done)
  }

/** The team's answers to an advert. */
export const jobReviewForms: GuardedForms = {
  'job-approve': { page, keep: ['job'], run: approve },
  'job-return': { page, keep: ['job', 'field', 'words'], run: giveBack(returnAdvert, 'job-returned', problems.words) },
  'job-take-off': {
    page,
    keep: ['job', 'field', 'words'],
    run: giveBack(takeOff, 'job-taken-off', problems.takeOffWords),
  },
  'job-allow': { page, keep: ['job', 'line', 'reason'], run: allow },
}
