import 'server-only'

/**
 * The headers that let a mail program show 'Unsubscribe' and do it with one click (RFC 2369, RFC 8058); none for other
 * emails.
 */
export const stopHeaders = (stopUrl: string | null): Record<string, string> =>
  stopUrl === null ? {} : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
