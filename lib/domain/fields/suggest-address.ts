import spelling from '@zootools/email-spell-checker'

/** Where most people in the UK have their email. Short names are left out: too many others look like them. */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'virginmedia.com',
  'talktalk.net',
  'ntlworld.com',
  'blueyonder.co.uk',
  'tiscali.co.uk',
  'protonmail.com',
  'proton.me',
  'rocketmail.com',
]
/** Others that look like one of those and are right. */
const alsoRight = new Set([
  'ymail.com',
  'mail.com',
  'email.com',
  'live.com',
  'aol.com',
  'gmx.com',
  'gmx.co.uk',
  'yahoo.ie',
  'yahoo.fr',
  'outlook.ie',
  'outlook.co.uk',
])

/**
 * The address that somebody probably meant where the part after the @ looks like a slip for a common provider, such as
 * jo@gmail.com for jo@gmial.com. Null if nothing looks wrong.
 */
export function suggestAddress(typed: string): string | null {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || alsoRight.has(address.slice(at + 1).toLowerCase())) return null
  const found = spelling.run({
    email: address,
    domains: commonDomains,
    // Only whole domains: an ending that looks unusual is often right.
    secondLevelDomains: [],
    topLevelDomains: [],
  })
  // The library answers in small letters and with some signs encoded: only the domain is taken from it.
  return found ? `${address.slice(0, at)}@${found.domain}` : null
}
