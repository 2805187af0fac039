import 'server-only'

import { z } from 'zod'

import { diaryProblems as problems, type DiaryDone } from '@/lib/content/casework/diary'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { diaryEntryForm, mostDiaryEntries } from '@/lib/domain/casework/diary'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { londonDay } from '@/lib/domain/dates/london-time'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { calendarForms } from '@/lib/server/casework/calendar-forms'
import { takeDiaryStep, type DiaryStep } from '@/lib/server/casework/diary'
import type { FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'

type Sent = Parameters<GuardedForm['run']>[0]
/** @property take where the step is taken; the demonstration has its own, which keeps nothing */
type DiaryForm = Omit<GuardedForm, 'run'> & { run: (sent: Sent & { take?: DiaryStep }) => Promise<FormOutcome> }

const path = '/dashboard/candidateportal/diary'
const page = (): string => path
const record = sensitivePattern(recordWordsOfAFile)

const answer = (outcome: Awaited<ReturnType<DiaryStep>>, done: DiaryDone, at = path): FormOutcome =>
  outcome === 'done' ? { done, at } : { problem: problems[outcome], field: null }

const fields = ['title', 'on', 'at', 'minutes', 'place'] as const

async function add({
  fields: typed,
  user,
  take = takeDiaryStep,
}: Parameters<DiaryForm['run']>[0]): Promise<FormOutcome> {
  const read = diaryEntryForm(londonDay(new Date())).safeParse(typed)
  const found = read.success ? {} : firstMessages(read.error)
  for (const field of ['title', 'place'] as const) {
    const said = record.exec(typed[field] ?? '')?.[0]
    if (said !== undefined) found[field] = recordProblem(said)
  }
  if (!read.success || Object.keys(found).length > 0) {
    return refusedFields(
      Object.fromEntries(
        fields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]] as const])),
      ),
    )
  }
  const entry = JSON.stringify({ ...read.data, most: mostDiaryEntries })
  // The page of its week, where they see it.
  return answer(
    await take('add_diary_entry', user.id, { p_entry: entry }),
    'diary-added',
    `${path}?week=${read.data.on}`,
  )
}

async function remove({
  fields: { entry },
  user,
  take = takeDiaryStep,
}: Parameters<DiaryForm['run']>[0]): Promise<FormOutcome> {
  const id = z.uuid().safeParse(entry)
  if (!id.success) return { problem: problems.missing, field: null }
  return answer(await take('remove_diary_entry', user.id, { p_id: id.data }), 'diary-removed')
}

/** What somebody does with their own entries. */
export const diaryEntryForms: Readonly<Record<string, DiaryForm>> = {
  'diary-add': { page, keep: fields, run: add },
  'diary-remove': { page, keep: [], run: remove },
}

/** The same, and the private address of their calendar. */
export const diaryForms: GuardedForms = { ...diaryEntryForms, ...calendarForms(path, problems.missing) }
