import 'server-only'

import { randomBytes } from 'node:crypto'

import { findingsWords, findingWords, mendLine } from '@/lib/content/hiring/advert'
import { companyJobProblems, type CompanyJobDone } from '@/lib/content/hiring/company-job-words'
import { wordsInstead } from '@/lib/content/hiring/words-instead'
import { momentText } from '@/lib/content/wording/moment-text'
import { londonDay } from '@/lib/domain/dates/london-time'
import { blankDraft, type AdvertDraft } from '@/lib/domain/job-board/advert'
import {
  advertSteps,
  dayOf,
  readStep,
  sentFields,
  stepFields,
  type AdvertStep,
} from '@/lib/domain/job-board/advert-steps'
import { jobIdOf, jobIdPattern, jobKeyPattern } from '@/lib/domain/job-board/job-id'
import {
  closeJob,
  copyOf,
  discardDraft,
  draftOf,
  extendJob,
  pauseJob,
  recallAdvert,
  resumeJob,
  saveAdvert,
  sendAdvert,
  stoppedAtOnce,
} from '@/lib/domain/job-board/job-steps'
import { findingsByRule, isOfHighestPay, maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms, RefusedForm } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { loadOwnCompany } from '@/lib/server/hiring/companies'
import { applicationsClosingWith, commitJob, loadJob, type JobRow } from '@/lib/server/hiring/company-jobs'
import { writeJobRequest } from '@/lib/server/hiring/job-request-email'
import { writeUpdateEmails } from '@/lib/server/hiring/update-email'

/** Where jobs are read from and stored. The demonstration has its own, which keeps nothing. */
export type JobStore = {
  load: (id: string) => Promise<JobRow | null>
  commit: typeof commitJob
  /** The applications that close with a job. */
  closing: typeof applicationsClosingWith
  /** The company's workplaces. */
  sites: () => Promise<Parameters<typeof readStep>[2]>
}
const database: JobStore = {
  load: loadJob,
  commit: commitJob,
  closing: applicationsClosingWith,
  sites: async () => (await loadOwnCompany())?.sites ?? [],
}
type Sent = Parameters<GuardedForm['run']>[0] & { store?: JobStore }
type JobForm = Omit<GuardedForm, 'run'> & { run: (sent: Sent) => Promise<FormOutcome> }

const list = '/dashboard/employerportal/jobs'
const isJob = (id: string | undefined): id is string => id !== undefined && jobIdPattern.test(id)
const jobAt = (id: string, step?: string): string => `${list}/${id}${step ? `?step=${step}` : ''}`
const stepIn = (fields: FormFields): AdvertStep => advertSteps.find((step) => step === fields.step) ?? 'work'

const pageOfJob = (fields: FormFields): string => (isJob(fields.job) ? jobAt(fields.job) : list)
const pageOfStep = (fields: FormFields): string =>
  isJob(fields.job) ? jobAt(fields.job, stepIn(fields)) : `${list}/new`

/** Where an advert is written: in the portal or, before the company is approved, beside it in the account. */
type Writing = {
  /** What to do where the advert is not there (any more). */
  unknown: FormOutcome
  jobAt: (id: string, step?: string) => string
}
const inPortal: Writing = { unknown: { problem: companyJobProblems.missing, field: null, at: list }, jobAt }
const earlyPage = '/account/company/advert'
const beforeApproval: Writing = {
  unknown: { problem: companyJobProblems.missing, field: null, at: earlyPage },
  jobAt: (_, step) => `${earlyPage}${step ? `?step=${step}` : ''}`,
}
const pageOfEarlyStep = (fields: FormFields): string => `${earlyPage}?step=${stepIn(fields)}`

type Committed = Awaited<ReturnType<typeof commitJob>>

/** What to say about the database's answer. */
function outcomeOf(answer: Committed, done: CompanyJobDone, at: string): FormOutcome {
  if (answer.outcome === 'done') return { done, at }
  if (answer.outcome === 'changed') {
    const who = answer.by === 'team' ? 'Our team' : (answer.by ?? 'Somebody')
    return { problem: companyJobProblems.changed(who, momentText(answer.at ?? new Date().toISOString())), field: null }
  }
  return { problem: companyJobProblems[answer.outcome], field: null }
}

const { unknown } = inPortal

/** The job that a form is about, with the version that its page showed. */
async function jobIn({ fields, store = database }: Sent): Promise<{ job: JobRow; version: number } | null> {
  if (!isJob(fields.job) || !/^\d{1,9}$/.test(fields.version ?? '')) return null
  const job = await store.load(fields.job)
  return job && { job, version: Number(fields.version) }
}

const today = () => londonDay(new Date())

const keyOf = ({ rule, field, found }: AdvertFinding): string => `${rule} ${field} ${found ?? ''}`

/** Whether saving led to new findings in the form's fields, in which case it is shown again before the next one. */
function isToLookAt(step: AdvertStep, before: AdvertDraft, after: AdvertDraft): boolean {
  const known = new Set(checkLawful(before, today()).map(keyOf))
  return checkLawful(after, today()).some(
    (finding) => finding.rule !== 'missing' && stepFields[step].includes(finding.field) && !known.has(keyOf(finding)),
  )
}

const stepAfter = (step: AdvertStep): string => advertSteps[advertSteps.indexOf(step) + 1] ?? 'preview'

/** What goes into a job's URL, which stays when the title is put right: nothing of a title that may not be sent. */
const titleForUrl = (draft: AdvertDraft): string =>
  maySend(
    checkLawful(draft, today()).filter(({ rule, field }) => rule !== 'missing' && field === 'title'),
    [],
  )
    ? (draft.title ?? '')
    : ''

const begin =
  ({ jobAt }: Writing) =>
  async ({ fields, user, store = database }: Sent): Promise<FormOutcome> => {
    const { said, unreadable } = readStep('work', fields, await store.sites())
    const draft = { ...blankDraft, ...said }
    const wrong = { ...(!draft.title && { title: companyJobProblems.title }), ...unreadable }
    if (!draft.title || Object.keys(wrong).length > 0) return refusedStep('work', draft, wrong) ?? refusedFields(wrong)
    const key = jobKeyPattern.test(fields.key ?? '') ? String(fields.key) : newKey()
    const id = jobIdOf(titleForUrl(draft), key)
    const change = { draft, title: draft.title }
    const answer = await store.commit({ actorId: user.id, id, version: 0, kind: 'written', change })
    return isToLookAt('work', blankDraft, draft)
      ? outcomeOf(answer, 'saved-look', jobAt(id, 'work'))
      : outcomeOf(answer, 'begun', jobAt(id, 'pay'))
  }

const isSome = (findings: AdvertFinding[]): findings is [AdvertFinding, ...AdvertFinding[]] => findings.length > 0
const whyNot = (finding: AdvertFinding): string => `${findingWords[finding.rule]} ${wordsInstead(finding)}`

/**
 * A form of an advert with everything in it that has to change before it is sent, by field, in the order of the form:
 * what to do in one line and, of words to take out, the reason, which only the field says.
 * @param unreadable what cannot be read at all
 * @returns null if nothing has to change
 */
export function refusedStep(
  step: AdvertStep,
  draft: AdvertDraft,
  unreadable: Readonly<Record<string, string>> = {},
): RefusedForm | null {
  const names = [...sentFields[step], 'exclusions']
  const stopping = checkLawful(draft, today()).filter(
    ({ rule, stops, field }) => stops && rule !== 'missing' && stepFields[step].includes(field),
  )
  const nameOf = (finding: AdvertFinding) => {
    if (isOfHighestPay(finding)) return 'payTo'
    const { field, part } = finding
    return part === null ? names.find((one) => one.startsWith(field)) : `reason-${part}`
  }
  const problems: Record<string, string> = {}
  const reasons: Record<string, string> = {}
  for (const name of names) {
    // A reason that cannot be read is none to the rules, but its writer is not told that it is missing.
    const isUnread = name in unreadable && name.startsWith('reason-')
    const here = isUnread ? [] : stopping.filter((one) => nameOf(one) === name)
    // Words can be put right at once, and what is said of the whole field is then said anew.
    const inWords = here.filter(({ isPhrase }) => isPhrase)
    const lines = findingsByRule(here).map(mendLine)
    const said = isSome(inWords) ? [mendLine(inWords)] : lines
    const problem = [unreadable[name] ?? '', ...said].filter(Boolean).join(' ')
    if (problem !== '') problems[name] = problem
    if (isSome(inWords)) {
      const found = inWords.flatMap((one) => (one.found === null ? [] : [findingsWords.found(one.found)]))
      reasons[name] = [...new Set([...found, ...inWords.map(whyNot)])].join(' ')
    }
  }
  return Object.keys(problems).length > 0 ? { ...refusedFields(problems), reasons } : null
}

const save =
  ({ jobAt, unknown }: Writing) =>
  async (sent: Sent): Promise<FormOutcome> => {
    const { fields, user, store = database } = sent
    const known = await jobIn(sent)
    const before = known && draftOf(known.job)
    if (!known || !before) return unknown
    const { job, version } = known
    const step = stepIn(fields)
    const { said, unreadable } = readStep(step, fields, step === 'work' ? await store.sites() : [])
    const after: AdvertDraft = { ...before, ...said }
    if (Object.keys(unreadable).length > 0) return refusedStep(step, after, unreadable) ?? refusedFields(unreadable)
    const decided = saveAdvert(job, after, today())
    if (!decided.ok) {
      const [stopped] = decided.refusal === 'unlawful' ? stoppedAtOnce(job, after, today()) : []
      if (stopped) {
        const why = findingWords[stopped.rule]
        // The town of a workplace is not in the form: its choice is.
        return after.siteId === null
          ? { problem: companyJobProblems.stopped(stopped.found ?? '', why), field: stopped.field }
          : { problem: companyJobProblems.stoppedSite(stopped.found ?? '', why), field: 'siteId' }
      }
      return {
        problem: companyJobProblems[decided.refusal],
        field: decided.refusal === 'closing_day' ? 'closesOn' : null,
      }
    }
    const answer = await store.commit({ actorId: user.id, id: job.id, version, ...decided.value })
    if (isToLookAt(step, before, after)) return outcomeOf(answer, 'saved-look', jobAt(job.id, step))
    return outcomeOf(
      answer,
      job.isTakenOff ? 'saved-off' : job.advert ? 'saved-live' : 'saved',
      jobAt(job.id, stepAfter(step)),
    )
  }

const mostTries = 3

/**
 * Commits a step. When a job closes, so do its applications: each person is told, even those applying at this very
 * moment.
 */
async function commitStep(store: JobStore, step: Parameters<typeof commitJob>[0], tries = 1): Promise<Committed> {
  if (step.kind !== 'closed') return store.commit(step)
  const email = writeUpdateEmails(await store.closing(step.id), { kind: 'answer' })
  const answer = await store.commit({ ...step, email })
  return answer.outcome === 'applied' && tries < mostTries ? commitStep(store, step, tries + 1) : answer
}

type Decide = (job: JobRow, sent: Sent) => ReturnType<typeof sendAdvert>

/** A step that takes one press, or one answer. */
const pressed =
  (decide: Decide, done: (job: JobRow) => CompanyJobDone, at: (job: JobRow) => string = ({ id }) => jobAt(id)) =>
  async (sent: Sent): Promise<FormOutcome> => {
    const known = await jobIn(sent)
    if (!known) return unknown
    const { job, version } = known
    const decided = decide(job, sent)
    if (!decided.ok) return { problem: companyJobProblems[decided.refusal], field: null }
    const answer = await commitStep(sent.store ?? database, {
      actorId: sent.user.id,
      id: job.id,
      version,
      ...decided.value,
      ...(decided.value.kind === 'sent' && {
        email: writeJobRequest({ id: job.id, company: job.company, title: job.draft?.title ?? job.title }),
      }),
    })
    return outcomeOf(answer, done(job), at(job))
  }

async function extend(sent: Sent): Promise<FormOutcome> {
  const typed = (sent.fields.newClosesOn ?? '').trim()
  const day = typed === '' ? null : dayOf(typed)
  if (day === undefined) return { problem: companyJobProblems.closing_day, field: 'newClosesOn' }
  return pressed(
    (job) => extendJob(job, day, today()),
    () => 'extended',
  )(sent)
}

async function close(sent: Sent): Promise<FormOutcome> {
  const typed = (sent.fields.hired ?? '').trim()
  if (!/^\d{1,4}$/.test(typed) || Number(typed) > 1000) return { problem: companyJobProblems.hired, field: 'hired' }
  const { fields, store = database } = sent
  const waiting = isJob(fields.job) ? await store.closing(fields.job) : []
  return pressed(
    (job) => closeJob(job, Number(typed), today()),
    () => (waiting.length > 0 ? 'closed-told' : 'closed'),
  )(sent)
}

const newKey = (): string => randomBytes(4).toString('hex')

async function copy({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const job = isJob(fields.job) ? await store.load(fields.job) : null
  const draft = job && copyOf(job)
  if (!job || !draft) return unknown
  const title = draft.title ?? ''
  const id = jobIdOf(title, jobKeyPattern.test(fields.key ?? '') ? String(fields.key) : newKey())
  const kind = job.status === 'closed' ? 'relisted' : 'copied'
  const answer = await store.commit({ actorId: user.id, id, version: 0, kind, change: { draft, title } })
  return outcomeOf(answer, 'copied', jobAt(id, 'pay'))
}

const plain = { page: pageOfJob, keep: [] }
const stepForms = Object.values(sentFields).flat()

/** What a company's people do with its jobs. */
export const companyJobForms: Readonly<Record<string, JobForm>> = {
  'job-new': { page: pageOfStep, keep: [...sentFields.work, 'key'], run: begin(inPortal) },
  'job-save': { page: pageOfStep, keep: [...stepForms, 'step'], run: save(inPortal) },
  'job-send': {
    page: (fields) => (isJob(fields.job) ? jobAt(fields.job, 'preview') : list),
    keep: [],
    run: pressed(
      (job) => sendAdvert(job, today(), new Date()),
      () => 'sent',
    ),
  },
  'job-recall': { ...plain, run: pressed(recallAdvert, () => 'recalled') },
  'job-discard': {
    ...plain,
    run: pressed(
      discardDraft,
      ({ status }) => (status === 'draft' ? 'discarded' : 'dropped'),
      ({ id, status }) => (status === 'draft' ? `${list}?tab=drafts` : jobAt(id)),
    ),
  },
  'job-pause': { ...plain, run: pressed(pauseJob, () => 'paused') },
  'job-resume': {
    ...plain,
    run: pressed(
      (job) => resumeJob(job, today()),
      () => 'resumed',
    ),
  },
  'job-extend': { page: pageOfJob, keep: ['newClosesOn'], run: extend },
  'job-close': { page: pageOfJob, keep: ['hired'], run: close },
  'job-copy': { ...plain, run: copy },
}

/** How whoever asked for a company writes its first advert while it waits: as a draft, which nobody can send yet. */
export const earlyAdvertForms: GuardedForms = {
  'advert-new': { page: pageOfEarlyStep, keep: [...sentFields.work, 'key', 'step'], run: begin(beforeApproval) },
  'advert-save': { page: pageOfEarlyStep, keep: [...stepForms, 'step'], run: save(beforeApproval) },
}
