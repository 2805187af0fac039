/** The cookie that tells the pages' scripts that there is a session. The session itself no script can read. */
export const signedInMark = 'signed-in'
