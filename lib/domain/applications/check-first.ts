/** In the address of an applicant's page: what was typed is read once more before it is sent. */
export const readAgainStep = 'check'
/** The buttons of that page, by the field that each sends. */
export const readAgainFields = { send: 'checked', change: 'change' } as const
