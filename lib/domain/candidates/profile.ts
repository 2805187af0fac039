import { z } from 'zod'

import type { CandidateCard } from '@/lib/domain/candidates/card'
import {
  contactKinds,
  visibilities,
  type ContactKind,
  type ProfileVisibility,
} from '@/lib/domain/dashboards/service-state'
import { fieldLimits, oneLine, optionalLine } from '@/lib/domain/fields/field-rules'
import { phoneNumber } from '@/lib/domain/fields/phone-number'
import { jobSectors, jobTypes } from '@/lib/domain/job-board/job'

/** What a person is looking for. An empty list means no preference. */
export type Wants = {
  sectors: readonly (typeof jobSectors)[number][]
  types: readonly (typeof jobTypes)[number][]
  /** Hours a week. */
  hours: HoursWanted
  remote: boolean
  /** Only jobs that somebody on day release can do. */
  dayRelease: boolean
  /** Whether they would work nights. */
  nights: boolean
}
export const hoursWanted = ['any', 'up_to_16', 'up_to_30', 'over_30'] as const
export type HoursWanted = (typeof hoursWanted)[number]

export const noWants: Wants = { sectors: [], types: [], hours: 'any', remote: false, dayRelease: false, nights: true }

/** Whether somebody has said anything about the work they want; until then every open job suits them. */
export const saysWants = ({ sectors, types, hours, remote, dayRelease, nights }: Wants): boolean =>
  sectors.length > 0 || types.length > 0 || hours !== noWants.hours || remote || dayRelease || nights !== noWants.nights

/** Everything about somebody who is looking for work, visible only to them. */
export type CandidateProfile = {
  /** 0 until they first save something. */
  version: number
  firstName: string
  lastName: string
  phone: string
  town: string
  /** The first half of a postcode, such as LS1; empty if not given. */
  district: string
  sharedContact: readonly ContactKind[]
  wants: Wants
  visibility: ProfileVisibility
  card: CandidateCard
}

export const noProfile: CandidateProfile = {
  version: 0,
  firstName: '',
  lastName: '',
  phone: '',
  town: '',
  district: '',
  sharedContact: [],
  wants: noWants,
  visibility: 'off',
  card: { skills: [], tickets: [], experience: [], availability: '', hasRightToWork: false },
}

/**
 * What an employer can also read once it has shortlisted somebody: their name and town, and otherwise only what they
 * share.
 */
export type CandidateContact = {
  firstName: string
  lastName: string
  town: string
  phone: string | null
  email: string | null
}

/**
 * What an employer would read after shortlisting this person.
 * @param email the account's own; empty if it has none
 */
export function contactOf(profile: CandidateProfile, email: string): CandidateContact {
  const { firstName, lastName, town, phone, sharedContact } = profile
  return {
    firstName,
    lastName,
    town,
    phone: sharedContact.includes('phone') && phone !== '' ? phone : null,
    email: sharedContact.includes('email') && email !== '' ? email : null,
  }
}

const profileNeeds = ['name', 'card'] as const
export type ProfileNeed = (typeof profileNeeds)[number]

/**
 * What a profile still needs before its owner can apply: a name, for when they are shortlisted, and something they can
 * do.
 */
export function missingToApply({ firstName, lastName, card }: CandidateProfile): ProfileNeed[] {
  const has: Record<ProfileNeed, boolean> = {
    name: firstName !== '' && lastName !== '',
    card: card.skills.length + card.tickets.length + card.experience.length > 0,
  }
  return profileNeeds.filter((need) => !has[need])
}

type AboutMessages = { firstName: string; lastName: string; district: string; labels: AboutLabels }
type AboutLabels = Readonly<Record<'firstName' | 'lastName' | 'town', string>>

/** The first half of a postcode in capitals, even if the whole was typed; null for anything else. */
export function districtOfPostcode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const outward = /^([A-Z]{1,2}[0-9][0-9A-Z]?)(?:[0-9][A-Z]{2})?$/.exec(plain)?.[1]
  return outward ?? null
}

/**
 * Who somebody is.
 * @param messages the wording for each problem
 */
export const aboutForm = ({ firstName, lastName, district, labels }: AboutMessages) =>
  z.object({
    firstName: oneLine({ label: labels.firstName, min: 1, max: fieldLimits.name, message: firstName }),
    lastName: oneLine({ label: labels.lastName, min: 1, max: fieldLimits.name, message: lastName }),
    phone: z
      .string()
      .default('')
      .transform((text, context) => {
        if (text.trim() === '') return ''
        const phone = phoneNumber.safeParse(text)
        if (!phone.success) context.addIssue({ code: 'custom', message: phone.error.issues[0]?.message })
        return phone.success ? phone.data : ''
      }),
    town: optionalLine(labels.town, 80),
    district: z
      .string()
      .default('')
      .transform((text, context) => {
        const found = text.trim() === '' ? '' : districtOfPostcode(text)
        if (found === null) context.addIssue({ code: 'custom', message: district })
        return found ?? ''
      }),
  })

const ticked = (fields: Readonly<Record<string, string>>, name: string): boolean => fields[name] !== undefined

/** Field names of the preferences form: a checkbox for each sector and type. */
export const wantsFields = {
  sector: (sector: string) => `sector-${sector}`,
  type: (type: string) => `type-${type}`,
  names: [
    ...jobSectors.map((sector) => `sector-${sector}`),
    ...jobTypes.map((type) => `type-${type}`),
    'hours',
    'remote',
    'dayRelease',
    'noNights',
  ],
} as const

/** Reads the preferences form. Any combination of answers is valid, so it returns no errors. */
export function wantsIn(fields: Readonly<Record<string, string>>): Wants {
  return {
    sectors: jobSectors.filter((sector) => ticked(fields, wantsFields.sector(sector))),
    types: jobTypes.filter((type) => ticked(fields, wantsFields.type(type))),
    hours: hoursWanted.find((hours) => hours === fields.hours) ?? 'any',
    remote: ticked(fields, 'remote'),
    dayRelease: ticked(fields, 'dayRelease'),
    nights: !ticked(fields, 'noNights'),
  }
}

/** Who may see somebody, and which contact details they share. */
export const seenForm = z.object({
  visibility: z.enum(visibilities),
  sharePhone: z.string().optional(),
  shareEmail: z.string().optional(),
})

/** The ticked contact details, in the order of `contactKinds`. */
export const sharedIn = ({ sharePhone, shareEmail }: z.output<typeof seenForm>): ContactKind[] =>
  contactKinds.filter((kind) => (kind === 'phone' ? sharePhone : shareEmail) !== undefined)
