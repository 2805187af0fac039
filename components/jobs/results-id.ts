/** The id of the results' heading, to which a search leads: on a phone the form fills the screen. */
export const resultsId = 'results'
