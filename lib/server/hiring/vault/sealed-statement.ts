import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { VaultKey } from '@/lib/server/hiring/vault/vault-keys'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16
// So that the length of the sealed text reveals little about its contents.
const stepBytes = 512
const lengthBytes = 4

/** A person's random key, wrapped with a key of the server. */
export type WrappedKey = { keyId: string; wrapped: string }

/**
 * AES-256-GCM: a random IV, the ciphertext and its tag. `place` is not stored: only a caller that names the same one
 * can open it.
 */
function seal(plain: Buffer, key: Buffer, place: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
}

function open(sealed: string, key: Buffer, place: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

const placeOfKey = (personId: string): string => `statement key of ${personId}`
const placeOfText = (personId: string, version: number): string => `statement ${version} of ${personId}`

export const makePersonKey = (): Buffer => randomBytes(keyBytes)

/** Wraps a person's key with a key of the server, for that person alone. */
export const wrapKey = (personKey: Buffer, by: VaultKey, personId: string): WrappedKey => ({
  keyId: by.id,
  wrapped: seal(personKey, by.bytes, placeOfKey(personId)),
})

/** A person's key; null when the server's key for it no longer exists, or it was wrapped for somebody else. */
export function unwrapKey({ keyId, wrapped }: WrappedKey, keys: readonly VaultKey[], personId: string): Buffer | null {
  const by = keys.find(({ id }) => id === keyId)
  return by ? open(wrapped, by.bytes, placeOfKey(personId)) : null
}

type Place = { personId: string; version: number }

/** A text for the database: sealed under its person's key, for this person and this version alone. */
export function sealStatement(text: string, personKey: Buffer, { personId, version }: Place): string {
  const words = Buffer.from(text)
  const plain = Buffer.alloc(Math.ceil((lengthBytes + words.length) / stepBytes) * stepBytes)
  plain.writeUInt32BE(words.length)
  words.copy(plain, lengthBytes)
  return seal(plain, personKey, placeOfText(personId, version))
}

/** The original text; null when a byte of it was changed, or it belongs to another person or version. */
export function openStatement(sealed: string, personKey: Buffer, { personId, version }: Place): string | null {
  const plain = open(sealed, personKey, placeOfText(personId, version))
  return plain && plain.subarray(lengthBytes, lengthBytes + plain.readUInt32BE()).toString()
}
