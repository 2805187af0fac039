/** Days without use after which CVs are deleted from a person's own device, the next time the page is opened. */
export const unusedDays = 60

/** Minutes of inactivity after which everything is deleted from a shared device. */
export const sharedMinutes = 15
