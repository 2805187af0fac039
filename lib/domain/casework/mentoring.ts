import { z } from 'zod'

import { addDays, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { freeText, oneLine } from '@/lib/domain/fields/field-rules'

/** What a mentor can help with. None of them is about a record or about health. */
export const mentoringSubjects = [
  'new_job',
  'confidence',
  'interviews',
  'learning',
  'money',
  'family',
  'building',
  'warehouse',
  'driving',
  'own_business',
] as const
export type MentoringSubject = (typeof mentoringSubjects)[number]

export const mentoringStates = ['asked', 'going_on', 'declined', 'ended'] as const
export type MentoringState = (typeof mentoringStates)[number]

/** Whether a mentor was asked who has not answered yet, or mentors: a person has one at a time. */
export const isMentoringOpen = (state: MentoringState): boolean => state === 'asked' || state === 'going_on'

/** Of a person's organisations the one that is asked for, or else the one with an open mentoring, or the first. */
export const chosenMentoring = <One extends { reference: string; mentoring: { state: MentoringState } | null }>(
  all: readonly One[],
  asked: string,
): One | undefined =>
  all.find(({ reference }) => reference === asked) ??
  all.find(({ mentoring }) => mentoring !== null && isMentoringOpen(mentoring.state)) ??
  all[0]

/** Why a mentor says no. */
export const mentoringRefusals = ['no_time', 'other_subject', 'know_each_other', 'too_far'] as const
export type MentoringRefusal = (typeof mentoringRefusals)[number]

/** Who or what ended a mentoring: 'mentor_left' when they left the organisation or no longer mentor there. */
export const mentoringEnders = ['person', 'mentor', 'mentor_left', 'consent'] as const
export type MentoringEnder = (typeof mentoringEnders)[number]

/** A meeting of the two, as both read it. */
export type MentoringSession = {
  on: PlainDate
  minutes: number
  /** What is next. */
  next: string
}

/** The most people whom one member mentors: more is a job, and a mistake. */
export const mostMentorPlaces = 10
/** The most sessions that are noted of one mentoring: more is a mistake or a machine. */
export const mostMentoringSessions = 300
export const sessionMinutes = { least: 5, most: 240 } as const
/** The longest 'what is next', in characters. */
export const nextTimeLimit = 300
export const worryLimit = 3000
/** A session can be noted this many days later. */
const daysBack = 60

export const mentoringMessages = {
  places: `Enter a whole number of people from 0 to ${mostMentorPlaces}.`,
  subjects: 'Choose at least one subject that you help with, or set your places to 0.',
  on: `Enter the day of the session: today or up to ${daysBack} days ago.`,
  minutes: `Enter how many minutes it took, from ${sessionMinutes.least} to ${sessionMinutes.most}.`,
  next: 'Say what comes next.',
  answer: 'Choose yes, or the reason why not.',
  worry: 'Write what worries you, in at least 10 characters.',
} as const

const wholeNumber = (message: string, least: number, most: number) =>
  z
    .string(message)
    .transform((typed) => typed.trim())
    .refine((typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most, message)
    .transform(Number)

/** How many places a mentor has. Zero means that nobody can ask them. */
export const mentorPlacesField = wholeNumber(mentoringMessages.places, 0, mostMentorPlaces)

/** The subjects whose boxes are ticked in a form: boxes named `subject_money`, each sent as 'on'. */
export const readSubjects = (fields: Readonly<Record<string, string | undefined>>): MentoringSubject[] =>
  mentoringSubjects.filter((subject) => fields[`subject_${subject}`] === 'on')

/** The form that notes a session. @param today the day in the UK */
export const mentoringSessionForm = (today: PlainDate) =>
  z.object({
    on: z
      .string(mentoringMessages.on)
      .transform((typed) => parseDate(typed.trim()))
      .refine((day) => day !== undefined && day <= today && day >= addDays(today, -daysBack), mentoringMessages.on)
      .transform((day) => day ?? today),
    minutes: wholeNumber(mentoringMessages.minutes, sessionMinutes.least, sessionMinutes.most),
    next: oneLine({ label: 'What is next', min: 2, max: nextTimeLimit, message: mentoringMessages.next }),
  })

/** A worry, in the words of whoever has it. */
export const worryText = freeText({ label: 'Your worry', min: 10, max: worryLimit, message: mentoringMessages.worry })
