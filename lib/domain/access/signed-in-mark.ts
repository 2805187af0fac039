/** The cookie that tells client scripts that there is a session. They cannot read the session itself. */
export const signedInMark = 'signed-in'
