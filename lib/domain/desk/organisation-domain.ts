/** How an email address compares with the organisation that somebody named. It decides nothing: a member does. */
export type DomainMatch = 'equal' | 'different' | 'free_mail' | 'no_organisation'

// Anybody can register a name under these, as under .com; the name is the part in front.
const sharedEndings =
  /\.(?:(?:co|org|ltd|plc|me|net|ac|gov|nhs|police|mod)\.uk|(?:com|org|net|gov|edu)\.[a-z]{2}|co\.[a-z]{2}|[a-z]{2,})$/

// Free mail providers: by the name before the ending, for those with one in many countries, or by the whole domain.
const freeNames = new Set(
  'gmail googlemail hotmail outlook live msn yahoo ymail rocketmail aol gmx yandex proton protonmail'.split(' '),
)
const freeDomains = new Set(
  (
    'icloud.com me.com mac.com pm.me mail.com email.com zoho.com fastmail.com hey.com tutanota.com tuta.com hushmail.com ' +
    'inbox.com mail.ru qq.com 163.com duck.com mailinator.com btinternet.com btopenworld.com talktalk.net sky.com ' +
    'virginmedia.com virgin.net ntlworld.com blueyonder.co.uk tiscali.co.uk plus.com o2.co.uk orange.net wanadoo.co.uk ' +
    'freeserve.co.uk lineone.net supanet.com'
  ).split(' '),
)

// Parts of a name that are used on paper but hardly ever in a domain.
const legalWords = /\b(?:the|ltd|limited|plc|llp|lp|cic|cio|inc|uk|gb)\b/g
const written = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
const nameIn = (domain: string): string => domain.replace(sharedEndings, '').split('.').at(-1) ?? ''
const isAtOrBelow = (domain: string, upper: string): boolean => domain === upper || domain.endsWith(`.${upper}`)

/** The ways a domain may write an organisation's name: with or without 'and', and with or without its legal form. */
function namesOf(organisation: string): Set<string> {
  const ways = ['and', ' '].map((and) => written(organisation).replace(/&/g, ` ${and} `))
  const withoutAnd = written(organisation).replace(/&|\band\b/g, ' ')
  return new Set([...ways, withoutAnd].flatMap((way) => [lettersOf(way), lettersOf(way.replace(legalWords, ' '))]))
}

/**
 * Whether an email address is at the domain of the organisation that its owner named: at the website they gave, or at a
 * domain that spells the organisation's name. An address with a free mail provider is never equal.
 * @param email an address, in any case
 * @param organisation what they typed: a name or a website; empty if they named none
 */
export function matchDomain(email: string, organisation: string): DomainMatch {
  const domain = written(email.slice(email.lastIndexOf('@') + 1))
  const name = nameIn(domain)
  if (freeDomains.has(domain) || freeNames.has(name)) return 'free_mail'
  if (lettersOf(organisation) === '') return 'no_organisation'
  const website = /(?:^|[\s/(])(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?=$|[\s/),;:])/.exec(written(organisation))?.[1]
  if (website !== undefined) return isAtOrBelow(domain, website) || isAtOrBelow(website, domain) ? 'equal' : 'different'
  return namesOf(organisation).has(lettersOf(name)) ? 'equal' : 'different'
}
