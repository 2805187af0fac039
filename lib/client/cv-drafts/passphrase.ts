import { isRecord } from '@/lib/domain/cv/decoders'
import { fullSaveFile, lockedFormat, openFile, type NamedCv, type OpenedFile } from '@/lib/domain/cv/save-file'

/**
 * Rounds of PBKDF2-HMAC-SHA-256: 600,000, as the OWASP Password Storage Cheat Sheet recommends (figure of December
 * 2022, read on 21 November 2026:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2).
 */
const rounds = 600_000
// A file that asks for more would only freeze the page; one that asks for fewer was not written by us.
const mostRounds = 5_000_000
const lockVersion = 1
const saltBytes = 16
const ivBytes = 12

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function fromBase64(value: unknown): Uint8Array<ArrayBuffer> | null {
  try {
    return typeof value === 'string' ? Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)) : null
  } catch {
    return null
  }
}

async function keyFrom(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  // Composed (NFC), so that a passphrase with an accent is the same from every keyboard.
  const secret = new TextEncoder().encode(passphrase.normalize('NFC'))
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey'])
  const kind = { name: 'AES-GCM', length: 256 } as const
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, kind, false, [
    'encrypt',
    'decrypt',
  ])
}

/** The save file with everything in it, which only the passphrase opens. Takes a second on an old phone. */
export async function lockedSaveFile(cvs: readonly NamedCv[], passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const key = await keyFrom(passphrase, salt, rounds)
  const content = new TextEncoder().encode(fullSaveFile(cvs))
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content))
  const file = {
    format: lockedFormat,
    version: lockVersion,
    kdf: { name: 'PBKDF2', hash: 'SHA-256', rounds, salt: toBase64(salt) },
    cipher: { name: 'AES-GCM', iv: toBase64(iv) },
    data: toBase64(data),
  }
  return JSON.stringify(file, null, 2)
}

/**
 * Opens what `openFile` found locked. A wrong passphrase and altered contents cannot be told apart: both are
 * `passphrase`.
 */
export async function unlockFile(
  locked: Record<string, unknown>,
  passphrase: string,
): Promise<OpenedFile | { ok: false; problem: 'passphrase' }> {
  if (typeof locked.version === 'number' && locked.version > lockVersion) return { ok: false, problem: 'newer' }
  const kdf = isRecord(locked.kdf) ? locked.kdf : {}
  const cipher = isRecord(locked.cipher) ? locked.cipher : {}
  const [salt, iv, data] = [kdf.salt, cipher.iv, locked.data].map(fromBase64)
  const iterations = kdf.rounds
  const isRounds = typeof iterations === 'number' && Number.isInteger(iterations) && iterations >= 1
  if (!isRounds || iterations > mostRounds || !salt || iv?.length !== ivBytes || !data) {
    return { ok: false, problem: 'broken', place: 'file' }
  }
  try {
    const key = await keyFrom(passphrase, salt, iterations)
    return openFile(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)))
  } catch {
    return { ok: false, problem: 'passphrase' }
  }
}
