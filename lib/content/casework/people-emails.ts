import { writeAccountEmail, type Told } from '@/lib/content/account/role-emails'

/**
 * Brings somebody the code that joins a file to their account. It says neither what the service is for nor what is in the
 * file, and is the same whether the address has an account or not.
 * @param siteUrl the origin for its link
 * @param organisation who keeps the file
 */
export const writeSupportInvitation = (
  siteUrl: string,
  { organisation, code, endsOn }: { organisation: string; code: string; endsOn: string },
): Told =>
  writeAccountEmail(siteUrl, {
    subject: 'Your code',
    heading: 'Your code',
    text: [
      `${organisation} keeps a file about you, as you agreed. With this code you can read it, correct it and end it at any time: ${code}`,
      `It works once, until ${endsOn}. Sign in with this address, or make an account with it.`,
    ],
    button: 'Use the code',
    path: '/account/support',
    ignore: 'If you do not know who this is, you can ignore this email. To tell us about it:',
  })
