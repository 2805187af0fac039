/** Days after which CVs that nobody has used are deleted from a person's own device, when the page is next opened. */
export const unusedDays = 60

/** Minutes without a touch after which everything is deleted from a shared device. */
export const sharedMinutes = 15
