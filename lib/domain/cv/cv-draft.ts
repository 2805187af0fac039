/**
 * A calendar month as a person remembers it: the month (1 to 12) may be missing, and either may be while they choose. A
 * year that is `forgotten` is not asked for again, and no file shows the date.
 */
export type CvDate = { year: number | 'forgotten' | null; month: number | null }

/** Where something was done in prison. The place leaves the device only when `showPlace` is ticked. */
type PrisonPlace = {
  /** Who ran the work or made the award, such as City & Guilds; named instead of the prison. */
  awardingBody: string
  /** "Show where this was". Off by default. */
  showPlace: boolean
}

export type Experience = PrisonPlace & {
  id: string
  jobTitle: string
  company: string
  startDate: CvDate
  /** Kept while `current` is ticked, so that unticking brings it back; no file shows it meanwhile. */
  endDate: CvDate
  current: boolean
  /** One line is one bullet. */
  description: string
  isPrisonWork: boolean
}

export type Education = PrisonPlace & {
  id: string
  qualification: string
  institution: string
  year: string
  isPrisonEducation: boolean
}

export const convictionTypes = ['minor', 'serious'] as const
export type ConvictionType = (typeof convictionTypes)[number]

/** When the conviction was: within the last year, one to two years ago, or more than two years ago. */
export const timeframes = ['recent', '1-2-years', 'over-2-years'] as const
export type Timeframe = (typeof timeframes)[number]

export const cvOrders = ['work-first', 'skills-first'] as const
export type CvOrder = (typeof cvOrders)[number]

/** `classic`: black, each job by its employer. `modern`: dark green headings, each job by its title. */
export const cvLooks = ['classic', 'modern'] as const
export type CvLook = (typeof cvLooks)[number]

export const supportTypes = [
  'all',
  'confidence',
  'cv-help',
  'disclosure',
  'interview-prep',
  'job-matching',
  'skills-training',
] as const
export type SupportType = (typeof supportTypes)[number]

/**
 * The answers to the disclosure step. Stored apart from the draft, and in no file except the person's own save file.
 */
export type DisclosureAnswers = {
  /** Null until answered. */
  disclosureNeeded: boolean | null
  convictionType: ConvictionType | null
  timeframe: Timeframe | null
  rehabilitationSteps: string
  disclosureLetter: string
  /** The letter as last generated: any difference from it was written by the person. */
  generatedLetter: string
  /** The person's own text that the last press of Generate replaced. */
  previousLetter: string
}

export type CvDraft = DisclosureAnswers & {
  fullName: string
  email: string
  phone: string
  location: string
  summary: string
  experiences: Experience[]
  skills: string[]
  education: Education[]
  order: CvOrder
  look: CvLook
  /** The person put the jobs in order by hand; otherwise the newest is first. */
  hasOwnWorkOrder: boolean
  hasOwnEducationOrder: boolean
  /** A letter to go with the CV, which says nothing about convictions. Always a file of its own. */
  coverNote: string
  /** Null until answered. */
  needsSupport: boolean | null
  supportType: SupportType | null
}

export const noDate: CvDate = { year: null, month: null }

export const noDisclosure: DisclosureAnswers = {
  disclosureNeeded: null,
  convictionType: null,
  timeframe: null,
  rehabilitationSteps: '',
  disclosureLetter: '',
  generatedLetter: '',
  previousLetter: '',
}

export const emptyDraft = (): CvDraft => ({
  fullName: '',
  email: '',
  phone: '',
  location: '',
  summary: '',
  experiences: [],
  skills: [],
  education: [],
  order: 'work-first',
  look: 'classic',
  hasOwnWorkOrder: false,
  hasOwnEducationOrder: false,
  coverNote: '',
  needsSupport: null,
  supportType: null,
  ...noDisclosure,
})

export const emptyExperience = (id: string): Experience => ({
  id,
  jobTitle: '',
  company: '',
  startDate: noDate,
  endDate: noDate,
  current: false,
  description: '',
  isPrisonWork: false,
  awardingBody: '',
  showPlace: false,
})

export const emptyEducation = (id: string): Education => ({
  id,
  qualification: '',
  institution: '',
  year: '',
  isPrisonEducation: false,
  awardingBody: '',
  showPlace: false,
})
