/** Limits on a new password. The authentication provider refuses more than 72 bytes. */
export const passwordLength = { min: 8, maxBytes: 72 } as const

type PasswordFault = 'missing' | 'short' | 'long' | 'same-as-email' | 'common'

// What people choose first, and what attackers try first. The hosted provider also checks a list of leaked passwords.
const common = new Set(
  (
    '12345678 123456789 1234567890 87654321 11111111 00000000 password password1 password12 password123 passw0rd ' +
    'p@ssw0rd qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball ' +
    'liverpool chelsea1 arsenal1 superman welcome1 welcome123 letmein1 trustno1 changeme abc12345 abcd1234 monkey123 ' +
    'dragon123 whatever computer michelle charlie1 starwars test1234 admin123 secret123 secondchance'
  ).split(' '),
)

/**
 * What is wrong with a proposed password.
 * @param email the account's address, which may not be the password
 * @returns null when the password is acceptable
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if (password === '') return 'missing'
  if ([...password].length < passwordLength.min) return 'short'
  if (new TextEncoder().encode(password).length > passwordLength.maxBytes) return 'long'
  const plain = password.toLowerCase()
  const address = email.trim().toLowerCase()
  if (address !== '' && (plain === address || plain === address.split('@')[0])) return 'same-as-email'
  return common.has(plain) || new Set(plain).size < 3 ? 'common' : null
}
