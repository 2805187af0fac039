import 'server-only'

import { z } from 'zod'

import { mentoringProblems as problems, type MentoringDone } from '@/lib/content/casework/mentoring'
import type { SupportMessagesDone } from '@/lib/content/casework/support-messages'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { messageText } from '@/lib/domain/applications/messages'
import {
  mentoringRefusals,
  mentoringMessages,
  mentoringSessionForm,
  mentoringSubjects,
  mentorPlacesField,
  mostMentoringSessions,
  readSubjects,
  worryText,
} from '@/lib/domain/casework/mentoring'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { supportMessageMessages, type SupportSide } from '@/lib/domain/casework/support-message'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { londonDay } from '@/lib/domain/dates/london-time'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { reportWorry, sendMentoringMessage, takeMentoringStep } from '@/lib/server/casework/mentoring'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { messageIdOf } from '@/lib/server/hiring/vault/message-id'

/** Where the steps are taken. The demonstration has its own, which keeps nothing. */
export type MentoringStore = {
  take: typeof takeMentoringStep
  send: typeof sendMentoringMessage
  report: typeof reportWorry
}
const database: MentoringStore = { take: takeMentoringStep, send: sendMentoringMessage, report: reportWorry }

type Sent = Parameters<GuardedForm['run']>[0]
type Page = (fields: FormFields) => string

const record = sensitivePattern(recordWordsOfAFile)
const refused = (problem: string, field: string | null = null): FormOutcome => ({ problem, field })

type Outcome = Awaited<ReturnType<MentoringStore['send']>>
const answer = (
  outcome: Outcome,
  done: MentoringDone | Extract<SupportMessagesDone, 'mentoring-message'>,
  at: string,
  own: Partial<Record<Outcome, string>> = {},
): FormOutcome =>
  outcome === 'done'
    ? { done, at }
    : {
        problem: own[outcome] ?? problems[outcome],
        field: null,
        // Once a mentoring has ended its mentor cannot open the page, and the person's has no such form.
        ...(outcome === 'missing' && { isPageGone: true }),
      }

/**
 * What the forms of both sides do.
 * @param list where somebody goes once it has ended
 */
function bothForms(side: SupportSide, page: Page, list: string, { take, send, report }: MentoringStore): GuardedForms {
  const referenceOf = ({ reference = '' }: FormFields) => reference

  async function message({ fields, user }: Sent): Promise<FormOutcome> {
    const text = messageText(supportMessageMessages.text).safeParse(fields.text)
    if (!text.success) return refused(text.error.issues[0]?.message ?? supportMessageMessages.text, 'text')
    const said = side === 'worker' ? record.exec(text.data)?.[0] : undefined
    if (said !== undefined) return refused(recordProblem(said), 'text')
    const reference = referenceOf(fields)
    const id = messageIdOf(fields.messageId, [user.id, reference, 'mentoring', text.data])
    const outcome = await send({ actorId: user.id, reference, id, text: text.data })
    return answer(outcome, 'mentoring-message', page(fields), { too_many: problems.tooManyMessages })
  }

  async function worry({ fields, user }: Sent): Promise<FormOutcome> {
    const text = worryText.safeParse(fields.worry)
    if (!text.success) return refused(text.error.issues[0]?.message ?? mentoringMessages.worry, 'worry')
    const reference = referenceOf(fields)
    const id = messageIdOf(fields.worryId, [user.id, reference, 'worry', text.data])
    const outcome = await report({ actorId: user.id, reference, id, text: text.data })
    return answer(outcome, 'worry-reported', page(fields), { too_many: problems.tooManyWorries })
  }

  async function end({ fields, user }: Sent): Promise<FormOutcome> {
    if (fields.sure !== 'on') return refused(problems.notSure, 'sure')
    const outcome = await take('end_mentoring', user.id, { p_reference: referenceOf(fields) })
    return answer(outcome, 'mentoring-ended', list)
  }

  return {
    'mentoring-message': { page, keep: ['text', 'messageId', 'reference'], run: message },
    // Nobody else who uses the device may find the words there.
    'mentoring-worry': { page, keep: ['worry', 'worryId', 'reference'], isPrivate: true, run: worry },
    'mentoring-end': { page, keep: ['reference'], run: end },
  }
}

const ownPath = '/dashboard/candidateportal/mentoring'
const ownPage: Page = ({ reference = '' }) => (isPersonReference(reference) ? `${ownPath}?with=${reference}` : ownPath)

/** What people do who are mentored, or want to be. */
export function ownMentoringForms(store: MentoringStore = database): GuardedForms {
  async function ask({ fields, user }: Sent): Promise<FormOutcome> {
    const mentor = z.uuid().safeParse(fields.mentor)
    if (!mentor.success) return refused(problems.missing)
    const outcome = await store.take('ask_mentor', user.id, { p_reference: fields.reference, p_mentor: mentor.data })
    return answer(outcome, 'mentor-asked', ownPage(fields))
  }
  return {
    ...bothForms('person', ownPage, ownPath, store),
    'mentor-ask': { page: ownPage, keep: ['reference'], run: ask },
  }
}

/** What members do who mentor. */
export function mentorForms(portal: LivePortal): GuardedForms {
  const list = `${portal}/mentoring`
  const { take } = database
  const page: Page = ({ reference = '' }) => (isPersonReference(reference) ? `${list}/${reference}` : list)

  async function offer({ fields, user }: Sent): Promise<FormOutcome> {
    const places = mentorPlacesField.safeParse(fields.places)
    const subjects = readSubjects(fields)
    // Nothing is asked of somebody who mentors nobody.
    const lacksSubjects = subjects.length === 0 && (!places.success || places.data > 0)
    if (!places.success || lacksSubjects) {
      return refusedFields({
        ...(!places.success && { places: mentoringMessages.places }),
        ...(lacksSubjects && { subjects: mentoringMessages.subjects }),
      })
    }
    const given = { p_places: places.data, p_subjects: JSON.stringify(subjects) }
    return answer(await take('save_mentor_offer', user.id, given), 'mentor-offer', list)
  }

  async function say({ fields, user }: Sent): Promise<FormOutcome> {
    const reason = z.enum(['yes', ...mentoringRefusals]).safeParse(fields.answer)
    if (!reason.success) return refused(mentoringMessages.answer, 'answer')
    const given = { p_reference: fields.reference, p_reason: reason.data === 'yes' ? null : reason.data }
    const at = reason.data === 'yes' ? page(fields) : list
    return answer(await take('answer_mentoring', user.id, given), 'mentoring-answered', at)
  }

  async function session({ fields, user }: Sent): Promise<FormOutcome> {
    const form = mentoringSessionForm(londonDay(new Date())).safeParse(fields)
    const said = record.exec(fields.next ?? '')?.[0]
    if (!form.success || said !== undefined) {
      return refusedFields({
        ...(!form.success && firstMessages(form.error)),
        ...(said !== undefined && { next: recordProblem(said) }),
      })
    }
    const given = {
      p_reference: fields.reference,
      p_session: JSON.stringify({ ...form.data, most: mostMentoringSessions }),
    }
    const outcome = await take('add_mentoring_session', user.id, given)
    return answer(outcome, 'mentoring-session', page(fields), { too_many: problems.tooManySessions })
  }

  return {
    ...bothForms('worker', page, list, database),
    'mentor-offer': {
      page: () => list,
      keep: ['places', ...mentoringSubjects.map((one) => `subject_${one}`)],
      run: offer,
    },
    'mentoring-answer': { page, keep: ['answer', 'reference'], run: say },
    'mentoring-session': { page, keep: ['on', 'minutes', 'next', 'reference'], run: session },
  }
}
