import { z } from 'zod'

import { isOver, type SlotMoment } from '@/lib/domain/applications/interview-slots'
import { overlaps, type MeetingWay } from '@/lib/domain/appointments/appointment'
import type { SupportAppointmentKind } from '@/lib/domain/casework/support-appointment'
import { minutesOf, startOfWeek, type WallTime } from '@/lib/domain/dates/london-time'
import { addDays, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { oneLine, optionalLine } from '@/lib/domain/fields/field-rules'

/** How a worker's calendar can be shown: one day, one week, or a list of what is to come. */
export const calendarLayouts = ['day', 'week', 'list'] as const
export type DiaryLayout = (typeof calendarLayouts)[number]
/** The same for the diary of somebody who looks for work. */
export const diaryLayouts = ['week', 'list'] as const satisfies readonly DiaryLayout[]

/** `week` is any day of the week that is shown, or the day itself. */
export type DiaryQuery = { week: PlainDate; layout: DiaryLayout }

/** From which day to before which one a layout shows entries; the list has no end. */
export function shownDays(
  { week, layout }: DiaryQuery,
  today: PlainDate,
): { from: PlainDate; before: PlainDate | null } {
  if (layout === 'list') return { from: today, before: null }
  return layout === 'day'
    ? { from: week, before: addDays(week, 1) }
    : { from: startOfWeek(week), before: addDays(startOfWeek(week), 7) }
}

/** What is empty where nothing stands in it: of the weeks, this one by its name. */
export const emptyAs = ({ week, layout }: DiaryQuery, today: PlainDate): DiaryLayout | 'thisWeek' =>
  layout === 'week' && startOfWeek(week) === startOfWeek(today) ? 'thisWeek' : layout

/**
 * A day of the week with which a calendar opens: this one, or the coming one where that has something and nothing more is
 * to come in this.
 */
export function openingWeek(
  entries: readonly Pick<DiaryEntry, 'on' | 'at' | 'minutes'>[],
  moment: SlotMoment,
): PlainDate {
  const coming = addDays(startOfWeek(moment.today), 7)
  const after = addDays(coming, 7)
  const isMore = entries.some((one) => one.on < coming && !isOver(one, moment))
  return !isMore && entries.some(({ on }) => on >= coming && on < after) ? coming : moment.today
}

/** An interview for a job of somebody who shares their applications with whoever helps them. */
export type SharedInterview = {
  id: string
  on: PlainDate
  at: WallTime
  minutes: number
  /** Whose it is. */
  reference: string
  name: string
  job: string
  company: string
}

type Sharing = {
  reference: string
  name: string
  applications: readonly {
    id: string
    job: string
    company: string
    interview: { on_day: PlainDate; at_time: WallTime; minutes: number } | null
  }[]
}

/** The interviews of people who share their applications, on the days that a layout shows. */
export function sharedInterviews(people: readonly Sharing[], query: DiaryQuery, today: PlainDate): SharedInterview[] {
  const { from, before } = shownDays(query, today)
  return people.flatMap(({ reference, name, applications }) =>
    applications.flatMap(({ id, job, company, interview }) =>
      interview === null || interview.on_day < from || (before !== null && interview.on_day >= before)
        ? []
        : [
            {
              id,
              on: interview.on_day,
              at: interview.at_time,
              minutes: interview.minutes,
              reference,
              name,
              job,
              company,
            },
          ],
    ),
  )
}

/** What an entry in the diary of somebody who looks for work is about. */
type DiaryAbout =
  | {
      kind: 'interview'
      job: string
      company: string
      reference: string
      way: MeetingWay
      /** The time is one that the person can choose, and has not chosen. */
      isOffered: boolean
    }
  | { kind: 'appointment'; isFor: SupportAppointmentKind; organisation: string; reference: string; way: MeetingWay }
  /** Written by the person, for themself alone. */
  | { kind: 'own'; title: string }

export type DiaryEntry = {
  id: string
  on: PlainDate
  at: WallTime
  minutes: number
  /** The place, or how to reach each other; empty if there is none. */
  place: string
  about: DiaryAbout
}

/** How long an own entry can be, in minutes. */
export const diaryMinutes = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const
/** The most entries of one's own from today on: more is a mistake or a machine. */
export const mostDiaryEntries = 300
/** The longest title and place, in characters. */
export const diaryTextLimit = 200
/** An own entry can be this many days ahead. */
const daysAhead = 730

export const diaryMessages = {
  title: 'Enter what you want to add, in at least 2 characters.',
  on: 'Enter a day, today or later and no more than two years ahead.',
  at: 'Enter a time, such as 14:30.',
  minutes: 'Choose how long it takes.',
} as const

/** The form that adds an entry of one's own, from today on. Only the place may be blank. */
export const diaryEntryForm = (today: PlainDate) =>
  z.object({
    title: oneLine({ label: 'What it is', min: 2, max: diaryTextLimit, message: diaryMessages.title }),
    on: z
      .string(diaryMessages.on)
      .transform((typed) => parseDate(typed.trim()))
      .refine((day) => day !== undefined && day >= today && day <= addDays(today, daysAhead), diaryMessages.on)
      .transform((day) => day ?? today),
    at: z
      .string(diaryMessages.at)
      .transform((typed) => typed.trim().replace('.', ':').padStart(5, '0'))
      .refine((at) => !Number.isNaN(minutesOf(at)), diaryMessages.at),
    minutes: z
      .string(diaryMessages.minutes)
      .transform(Number)
      .refine((minutes) => diaryMinutes.some((known) => known === minutes), diaryMessages.minutes),
    place: optionalLine('The place', diaryTextLimit),
  })

/** The entries, each with the others that share a minute with it. */
export const withClashes = <Entry extends Pick<DiaryEntry, 'id' | 'on' | 'at' | 'minutes'>>(
  entries: readonly Entry[],
): (Entry & { clashesWith: Entry[] })[] =>
  entries.map((entry) => ({
    ...entry,
    clashesWith: entries.filter((other) => other.id !== entry.id && overlaps(entry, other)),
  }))

/** Whether an entry will take place: all but the interview times that are only offered. */
export const isAgreed = ({ about }: Pick<DiaryEntry, 'about'>): boolean =>
  about.kind !== 'interview' || !about.isOffered

/** The first entry that has not ended; null when there is none. @param entries earliest first */
export const nextEntryOf = <Entry extends Pick<DiaryEntry, 'on' | 'at' | 'minutes'>>(
  entries: readonly Entry[],
  moment: SlotMoment,
): Entry | null => entries.find((entry) => !isOver(entry, moment)) ?? null
