type RehabilitationPeriod = {
  id: string
  sentence: string
  /** When it becomes spent for somebody aged 18 or over at conviction. */
  adult: string
  /** The same for somebody under 18; left out if age makes no difference. */
  young?: string
  /** Where the Rehabilitation of Offenders Act 1974 says so. */
  section: string
}

const youngLabel = 'Under 18 when convicted'

/** An order runs until the end of its last day, so the sentence becomes spent the day after. */
const orderEnd =
  'The day after its last day. No end date given: 24 months from the date of conviction. ‘Until further order’ or until something happens: the day after it ends'

/** The law of England and Wales since 28 October 2023. Every page that states a period takes it from here. */
const rehabilitationPeriods = [
  {
    id: 'prison-12-months',
    sentence: 'Prison for 12 months or less',
    adult: '12 months after the end of the whole sentence',
    young: '6 months after the end of the whole sentence',
    section: 'Section 5(2)',
  },
  {
    id: 'prison-4-years',
    sentence: 'Prison for over 12 months, up to 4 years',
    adult: '4 years after the end of the whole sentence',
    young: '2 years after the end of the whole sentence',
    section: 'Section 5(2)',
  },
  {
    id: 'prison-over-4-years',
    sentence: 'Prison for over 4 years, unless one of the next two lines applies',
    adult: '7 years after the end of the whole sentence',
    young: '3 years 6 months after the end of the whole sentence',
    section: 'Section 5(2)',
  },
  {
    id: 'prison-schedule-18',
    sentence:
      'One prison term of over 4 years for a serious violent, sexual or terrorist offence (Schedule 18 to the Sentencing Code). Shorter terms added together do not count here',
    adult: 'Never',
    section: 'Section 5(1) and (7A)',
  },
  {
    id: 'life-extended',
    sentence: 'Life sentence, extended sentence, sentence for public protection',
    adult: 'Never. Extended sentence for an offence before April 2005: ask Unlock',
    section: 'Section 5(1)',
  },
  {
    id: 'suspended',
    sentence: 'Suspended prison sentence',
    adult: 'As for prison. Count the prison term, not how long it was suspended',
    section: 'Section 5(2) and (7)',
  },
  {
    id: 'endorsement',
    sentence: 'Endorsement on a driving licence (such as penalty points), from a court or a fixed penalty',
    adult: '5 years from the date of conviction or fixed penalty, or the day after a ban ends if that is later',
    young:
      '2 years 6 months from the date of conviction or fixed penalty, or the day after a ban ends if that is later',
    section: 'Not in the table of section 5: see Unlock’s page on motoring',
  },
  {
    id: 'driving-ban',
    sentence: 'Driving ban',
    adult:
      'The day after it ends. But there is usually an endorsement too. If so, not before the time in the line above. A ban until you pass a test: ask Unlock',
    section: 'Section 5(2) and (8)',
  },
  {
    id: 'fine',
    sentence: 'Fine, with no endorsement',
    adult: '12 months from the date of conviction',
    young: '6 months from the date of conviction',
    section: 'Section 5(2)',
  },
  {
    id: 'community-order',
    sentence: 'Community order or youth rehabilitation order',
    adult: orderEnd,
    section: 'Section 5(2), (2A) and (3)',
  },
  {
    id: 'other-orders',
    sentence: 'Conditional discharge, restraining order and most other orders and bans',
    adult: `${orderEnd}. A restraining or sexual harm prevention order always says how long it lasts`,
    section: 'Section 5(2), (2A), (3) and (8)',
  },
  {
    id: 'compensation-order',
    sentence: 'Compensation order',
    adult: 'When it is paid in full',
    section: 'Section 5(2)',
  },
  {
    id: 'absolute-discharge',
    sentence: 'Absolute discharge, with no endorsement',
    adult: 'At once',
    section: 'Section 5(4)',
  },
  {
    id: 'conditional-caution',
    sentence: 'Conditional caution',
    adult: 'After 3 months, or when it ends if that is sooner',
    section: 'Schedule 2, paragraph 1',
  },
  {
    id: 'simple-caution',
    sentence: 'Simple caution, youth caution',
    adult: 'At once',
    section: 'Schedule 2, paragraph 1',
  },
] as const satisfies readonly RehabilitationPeriod[]

const allPeriods: readonly RehabilitationPeriod[] = rehabilitationPeriods

export const periodColumns = [
  'Sentence, order or caution',
  'Spent: aged 18 or over when convicted',
  youngLabel,
  'In the Act',
] as const

/** Table rows for `periodColumns`. */
export const periodRows: readonly (readonly string[])[] = allPeriods.map(
  ({ sentence, adult, young = 'The same', section }) => [sentence, adult, young, section],
)

/** The same rows as a list: the sentence, and when it becomes spent. */
export const periodPoints: readonly { name: string; text: string }[] = allPeriods.map(({ sentence, adult, young }) => ({
  name: sentence,
  text: young === undefined ? `${adult}.` : `${adult}. ${youngLabel}: ${young}.`,
}))
