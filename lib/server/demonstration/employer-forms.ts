import 'server-only'

import { applicantsProblems, type ApplicantsDone } from '@/lib/content/hiring/applicants'
import { messagesProblems, type MessagesDone } from '@/lib/content/hiring/messages'
import { reasonsToReport } from '@/lib/domain/applications/messages'
import { advertSteps } from '@/lib/domain/job-board/advert-steps'
import { applicantInStory, storyStore } from '@/lib/server/demonstration/applicants'
import {
  madeOnStory,
  noUser,
  onStory,
  type DemonstrationForm,
  type DemonstrationForms,
  type ToldByEmail,
} from '@/lib/server/demonstration/demonstration-form'
import { storyCompany } from '@/lib/server/demonstration/company'
import { jobInStory, storyJobStore, type JobStep } from '@/lib/server/demonstration/jobs'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { storyColleagues } from '@/lib/server/demonstration/members'
import { storyContractStore } from '@/lib/server/demonstration/social-value'
import type { FormFields, FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import { applicantForms } from '@/lib/server/hiring/forms/applicant-forms'
import { applicantNoteForms, noteIn } from '@/lib/server/hiring/forms/applicant-notes'
import { colleagueForms } from '@/lib/server/hiring/forms/colleague-forms'
import { companyDetailForms } from '@/lib/server/hiring/forms/company'
import { companyJobForms, refusedStep } from '@/lib/server/hiring/forms/company-job-forms'
import { employerMessageForms, messageIn } from '@/lib/server/hiring/forms/messages'
import { socialValueForms } from '@/lib/server/hiring/forms/social-value'

const list = '/dashboard/employerportal/applications'
const pageOf = (reference: string): string => `${list}/${reference}`
const missing: FormOutcome = { problem: applicantsProblems.missing, field: null, at: list }

const steps = onStory(applicantForms, (story, tell) => ({
  store: storyStore(story, (update) => tell({ to: 'person', update })),
}))

const jobs = '/dashboard/employerportal/jobs'

const jobSteps = Object.fromEntries(
  Object.entries(companyJobForms).map(([action, { page, keep, run }]): [string, DemonstrationForm] => [
    action,
    {
      page,
      keep,
      run: async (fields, story, tell) => {
        let stored: JobStep | null = null
        const store = storyJobStore(story, (one) => {
          stored = one
        })
        const outcome = await run({ fields, user: noUser, store })
        const { change, kind } = (stored as JobStep | null) ?? { change: {}, kind: '' }
        if ('problem' in outcome) return outcome
        const draft = change.draft ?? change.advert
        // On the live page what stops an advert is marked, and it is not sent.
        const step = advertSteps.find((one) => one === fields.step) ?? 'work'
        const refused = outcome.done === 'saved-look' && draft ? refusedStep(step, draft) : null
        if (refused) return refused
        if (kind === 'closed') tell({ to: 'waiting', update: { kind: 'answer' } })
        // A job that was only just written, or copied, is not there to go back to.
        const isThere = jobInStory(story, fields.job ?? '') !== null && kind !== 'copied' && kind !== 'relisted'
        return { ...outcome, at: isThere ? outcome.at : jobs }
      },
    },
  ]),
)

/** The page and the fields of a live form, with what it does in the demonstration. */
const like = (
  form: GuardedForm | undefined,
  decide: (
    found: NonNullable<ReturnType<typeof applicantInStory>>,
    fields: FormFields,
    story: Story,
    tell: (told: ToldByEmail) => void,
  ) => FormOutcome,
): DemonstrationForm => ({
  page: form?.page ?? (() => list),
  keep: form?.keep ?? [],
  run: (fields, story, tell) => {
    const found = applicantInStory(story, fields.application ?? '')
    return Promise.resolve(found ? decide(found, fields, story, tell) : missing)
  },
})

const people = {
  kind: 'employer',
  at: '/dashboard/employerportal/company/people',
  home: '/dashboard/employerportal/company',
} as const

/** The forms of the employer's side, keyed by the last part of the URL that each is sent to. */
export const employerStoryForms: DemonstrationForms = {
  ...steps,
  ...jobSteps,
  ...onStory(companyDetailForms, (story, tell) => ({ store: storyCompany(story, tell) })),
  ...onStory(socialValueForms, (story) => ({ store: storyContractStore(story) })),
  ...madeOnStory(colleagueForms(people), (story, tell) =>
    colleagueForms(people, storyColleagues(story, 'employer', tell)),
  ),
  'applicant-note': like(applicantNoteForms['applicant-note'], ({ applicant }, fields) => {
    const read = noteIn(fields)
    return 'problem' in read ? read : { done: 'note' satisfies ApplicantsDone, at: pageOf(applicant.reference) }
  }),
  'message-send': like(employerMessageForms['message-send'], ({ applicant }, fields, { moment }, tell) => {
    const read = messageIn('employer', applicant, fields, moment.today)
    if ('problem' in read) return read
    tell({ to: 'person', update: { kind: 'message' } })
    return { done: 'message-sent' satisfies MessagesDone, at: pageOf(applicant.reference) }
  }),
  'message-report': like(employerMessageForms['message-report'], ({ applicant }, fields) =>
    reasonsToReport('employer').some((reason) => reason === fields.reason)
      ? { done: 'message-reported' satisfies MessagesDone, at: pageOf(applicant.reference) }
      : { problem: messagesProblems.reason, field: `reason-${fields.messageId ?? ''}` },
  ),
}
