/** Of the sensitive words those that name no place where somebody worked, so that leaving out the place mends nothing. */
export const ownRecordWords = [
  'imprisonment',
  'imprisoned',
  'jailed',
  'custodial sentence',
  'incarcerated',
  'incarceration',
  'on remand',
  'remanded',
  'lifer',
  'on tag',
  'ROTL',
  'convict',
  'convicted',
  'conviction',
  'convictions',
  'criminal record',
  'offence',
  'offences',
  'offender',
  'offenders',
  'ex-offender',
  'parole',
  'paroled',
  'probation',
  'on licence',
  'community payback',
] as const satisfies readonly string[]

const prisonCategories = ['A', 'B', 'C', 'D'] as const

/**
 * Words on a CV or its letter that point to a conviction or to prison. We ask the person whether to keep or change
 * them.
 */
export const sensitiveWords = [
  'HMP',
  'HMPPS',
  'HMYOI',
  'HMP/YOI',
  'YOI',
  'prison',
  'prisons',
  'prisoner',
  'prisoners',
  'jail',
  'inmate',
  'inmates',
  'custody',
  'detention centre',
  'detention centres',
  'secure training centre',
  'secure training centres',
  'cell block',
  'cell',
  'cells',
  'wing',
  'wings',
  'landing',
  'landings',
  'officers',
  'governor',
  'governors',
  'segregation unit',
  'servery',
  // Not 'Cat B' or 'Category C' alone: those are also licences to drive a car or a lorry.
  ...prisonCategories.flatMap((category) =>
    (['Cat', 'Category'] as const).flatMap(
      (word) =>
        [`${word} ${category} establishment`, `${word} ${category} conditions`, `${word} ${category} jail`] as const,
    ),
  ),
  'open conditions',
  ...ownRecordWords,
] as const satisfies readonly string[]
