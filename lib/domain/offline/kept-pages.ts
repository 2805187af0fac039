/** How the stores of kept pages are called, each with the name of its build behind it. */
export const keptPagesPrefix = 'kept-pages-'

/** Where somebody who wants none kept has said so, in local storage: what stands there is 'no'. */
export const keptPagesChoice = 'kept-pages'

// Of one person, or of no use without a connection. The CV builder keeps itself, and only on a device that is the person's own.
const neverKept = /^\/(account|auth|cv-builder|dashboard|sign-in|thank-you)(?![a-z0-9])/

/** Whether an open page may be kept on a device, to be read there without a connection. */
export const mayBeKept = (path: string): boolean => !neverKept.test(path)
