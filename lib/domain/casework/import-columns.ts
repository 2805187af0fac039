/** The columns of the spreadsheet, in order. Only the name is needed. */
export const importColumns = [
  'name',
  'own_reference',
  'phone',
  'email',
  'safe_ways',
  'safe_hours',
  'interpreter',
  'access_needs',
  'town',
  'postcode',
  'place',
  'establishment',
  'release',
  'practitioner_name',
  'practitioner_contact',
  'work_state',
  'agreed_on',
  'agreed_how',
] as const
export type ImportColumn = (typeof importColumns)[number]
export type ImportCells = Readonly<Record<ImportColumn, string>>

/** The most people of one spreadsheet. */
export const mostImported = 500
