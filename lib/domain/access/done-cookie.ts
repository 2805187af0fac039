/** The cookie that says which notice the next page shows once, behind a sign-in. It names no person and grants nothing. */
export const doneCookie = 'done'
