/** The id of a row of a test's own database, readable in what fails. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
