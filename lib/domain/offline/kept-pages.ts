/** Prefix of the cache names for kept pages; the name of the build follows. */
export const keptPagesPrefix = 'kept-pages-'

/** The local storage key that is set to 'no' by somebody who wants no pages kept. */
export const keptPagesChoice = 'kept-pages'

// Personal pages, or of no use offline. The CV builder keeps itself, and only on a person's own device.
const neverKept = /^\/(account|auth|cv-builder|dashboard|refer-yourself|sign-in|thank-you)(?![a-z0-9])/

/** Whether a public page may be kept on a device, to be read offline. */
export const mayBeKept = (path: string): boolean => !neverKept.test(path)
