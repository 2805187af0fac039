import 'server-only'

import type { ApplicantEvent, UpdateKind } from '@/lib/content/hiring/application-emails'
import type { CurrentUser } from '@/lib/server/auth/judge-session'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'

/**
 * Whom a form would have told by email, and what: an applicant, everybody whose application closes with a job, those at
 * the company who see applicants, somebody who is sent the code that joins a file to an account, a colleague who is
 * invited, the service's team, somebody who is helped or helps and has a message, or the organisation that a referral
 * came to or was sent by, or somebody to whom a job is suggested.
 */
export type ToldByEmail =
  | { to: 'person' | 'waiting'; update: UpdateKind }
  | { to: 'members'; news: ApplicantEvent }
  | { to: 'invited' | 'colleague' | 'team' | 'helped' | 'helper' | 'receiver' | 'sender' | 'suggested' }
export type Tell = (told: ToldByEmail) => void

/**
 * A form of the demonstration: the live one with its page, its checks and its words. It is given a story instead of the
 * database, and so stores and sends nothing.
 */
export type DemonstrationForm = Pick<GuardedForm, 'page' | 'keep' | 'keepTicks' | 'isPrivate'> & {
  run: (fields: FormFields, story: Story, tell: Tell) => Promise<FormOutcome>
}
export type DemonstrationForms = Readonly<Record<string, DemonstrationForm>>

/** Nobody is signed in: whoever sends a form of the demonstration acts for the person of the story. */
export const noUser: CurrentUser = {
  id: '',
  email: '',
  phone: null,
  name: null,
  role: null,
  hasPassword: false,
  needsSecondStep: false,
}

type LiveForm<More> = Omit<GuardedForm, 'run'> & {
  run: (sent: { fields: FormFields; user: CurrentUser } & More) => Promise<FormOutcome>
}

/**
 * Live forms as forms of the demonstration.
 * @param storeOf where each keeps what it does
 */
export const onStory = <More>(
  forms: Readonly<Record<string, LiveForm<More>>>,
  storeOf: (story: Story, tell: Tell) => More,
): DemonstrationForms =>
  Object.fromEntries(
    Object.entries(forms).map(([action, { run, ...form }]): [string, DemonstrationForm] => [
      action,
      { ...form, run: (fields, story, tell) => run({ fields, user: noUser, ...storeOf(story, tell) }) },
    ]),
  )

/**
 * Live forms that are made with their store, as forms of the demonstration.
 * @param pages the same forms, for their pages
 */
export const madeOnStory = (
  pages: GuardedForms,
  formsOn: (story: Story, tell: Tell) => GuardedForms,
): DemonstrationForms =>
  Object.fromEntries(
    Object.entries(pages).map(([action, { page, keep, keepTicks, isPrivate }]): [string, DemonstrationForm] => [
      action,
      {
        page,
        keep,
        ...(keepTicks && { keepTicks }),
        ...(isPrivate && { isPrivate }),
        run: async (fields, story, tell) =>
          (await formsOn(story, tell)[action]?.run({ fields, user: noUser })) ?? { problem: '', field: null },
      },
    ]),
  )
