/** The least that adverts here may pay workers of 21 and over, in pence an hour. */
export const minimumWage = {
  pence: 1271,
  from: '2026-04-01',
  source: 'https://www.gov.uk/national-minimum-wage-rates',
  checkedOn: '2026-11-21',
} as const
