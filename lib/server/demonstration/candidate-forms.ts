import 'server-only'

import { messagesProblems, type MessagesDone } from '@/lib/content/hiring/messages'
import { ownApplicationsProblems } from '@/lib/content/hiring/own-applications'
import { reasonsToReport } from '@/lib/domain/applications/messages'
import {
  madeOnStory,
  onStory,
  type DemonstrationForm,
  type DemonstrationForms,
  type ToldByEmail,
} from '@/lib/server/demonstration/demonstration-form'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { ownKeptInStory, storyApplyStore, storyCandidateStore } from '@/lib/server/demonstration/own-applications'
import { keepInStory } from '@/lib/server/demonstration/own-jobs'
import { storyProfileStore } from '@/lib/server/demonstration/own-profile'
import { storyDiaryStep } from '@/lib/server/demonstration/own-diary'
import { storyMentoringStore } from '@/lib/server/demonstration/own-mentoring'
import { storyStatementStore } from '@/lib/server/demonstration/own-statement'
import { ownMentoringForms } from '@/lib/server/casework/mentoring-forms'
import { diaryEntryForms } from '@/lib/server/casework/diary-forms'
import type { FormFields, FormOutcome } from '@/lib/server/forms/guarded-form'
import type { KeptApplication } from '@/lib/server/hiring/applications'
import { keptJobForms } from '@/lib/server/hiring/forms/kept-jobs'
import { candidateMessageForms, messageIn } from '@/lib/server/hiring/forms/messages'
import { applyForm, ownStepForms } from '@/lib/server/hiring/forms/own-applications'
import { profileForms } from '@/lib/server/hiring/forms/profile'
import { statementForms } from '@/lib/server/hiring/forms/statement'
import { applicationPage } from '@/lib/server/hiring/take-application-step'

const list = '/dashboard/candidateportal/applications'
const page = applicationPage(list)

type Tell = (told: ToldByEmail) => void
const toldMembers =
  (tell: Tell) =>
  (news: Extract<ToldByEmail, { to: 'members' }>['news']): void =>
    tell({ to: 'members', news })

const message = (
  name: 'message-send' | 'message-report',
  decide: (kept: KeptApplication, fields: FormFields, story: Story, tell: Tell) => FormOutcome,
): DemonstrationForm => ({
  page,
  keep: candidateMessageForms[name]?.keep ?? [],
  run: (fields, story, tell) => {
    const kept = ownKeptInStory(story, fields.application ?? '')
    return Promise.resolve(
      kept ? decide(kept, fields, story, tell) : { problem: ownApplicationsProblems.missing, field: null, at: list },
    )
  },
})

const { apply } = onStory({ apply: applyForm }, (story, tell) => ({ store: storyApplyStore(story, toldMembers(tell)) }))

/** An application that was only just sent is not there to go back to. */
const applying: DemonstrationForms = apply
  ? {
      apply: {
        ...apply,
        run: async (...sent) => {
          const outcome = await apply.run(...sent)
          return 'done' in outcome ? { ...outcome, at: '/dashboard/candidateportal/jobs' } : outcome
        },
      },
    }
  : {}

/** The forms of the candidate's side, keyed by the last part of the URL that each is sent to. */
export const candidateStoryForms: DemonstrationForms = {
  ...applying,
  ...onStory(ownStepForms, (story, tell) => ({ store: storyCandidateStore(story, toldMembers(tell)) })),
  ...onStory(statementForms, (story, tell) => ({ store: storyStatementStore(story, toldMembers(tell)) })),
  ...onStory(profileForms, (story) => ({ store: storyProfileStore(story) })),
  ...onStory(diaryEntryForms, () => ({ take: storyDiaryStep })),
  ...madeOnStory(ownMentoringForms(storyMentoringStore), () => ownMentoringForms(storyMentoringStore)),
  ...onStory(keptJobForms, (story) => ({ keep: keepInStory(story) })),
  'message-send': message('message-send', ({ application }, fields, { moment }, tell) => {
    const read = messageIn('candidate', application, fields, moment.today)
    if ('problem' in read) return read
    tell({ to: 'members', news: { kind: 'message' } })
    return { done: 'message-sent' satisfies MessagesDone, at: page(fields) }
  }),
  'message-report': message('message-report', (_, fields) =>
    reasonsToReport('candidate').some((reason) => reason === fields.reason)
      ? { done: 'message-reported' satisfies MessagesDone, at: page(fields) }
      : { problem: messagesProblems.reason, field: `reason-${fields.messageId ?? ''}` },
  ),
}
