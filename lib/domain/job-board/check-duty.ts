/**
 * The kinds of work for which the law lets an employer in England and Wales ask for a check above basic, as far as jobs
 * like those on the board involve them. Anything else is refused, and a member of the team can be asked.
 */
export const checkDuties = [
  'children_regulated',
  'children_place',
  'children_supervised',
  'adults_regulated',
  'adults_contact',
  'patients',
  'prison',
  'finance',
  'football',
] as const

export type CheckDuty = (typeof checkDuties)[number]

type Eligibility = {
  /** The highest check that the duty allows. */
  highest: 'standard' | 'enhanced'
  /** The law that allows it. */
  law: string
}

const exceptionsOrder = 'Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975'
const regulatedActivity = 'Safeguarding Vulnerable Groups Act 2006, Schedule 4'
const prescribedPurposes = 'Police Act 1997, section 113B, and the Police Act 1997 (Criminal Records) Regulations 2002'

/**
 * For a standard check the work must be in the Exceptions Order (Police Act 1997, section 113A); for an enhanced one
 * there must be a prescribed purpose too.
 */
export const dutyEligibility: Readonly<Record<CheckDuty, Eligibility>> = {
  children_regulated: { highest: 'enhanced', law: `${regulatedActivity}, Part 1; ${prescribedPurposes}` },
  children_place: { highest: 'enhanced', law: `${regulatedActivity}, Part 1; ${prescribedPurposes}` },
  children_supervised: { highest: 'enhanced', law: prescribedPurposes },
  adults_regulated: { highest: 'enhanced', law: `${regulatedActivity}, Part 2; ${prescribedPurposes}` },
  adults_contact: { highest: 'enhanced', law: prescribedPurposes },
  patients: { highest: 'standard', law: exceptionsOrder },
  prison: { highest: 'standard', law: exceptionsOrder },
  finance: { highest: 'standard', law: exceptionsOrder },
  football: { highest: 'standard', law: exceptionsOrder },
}
