import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { VaultKey } from '@/lib/server/hiring/vault/vault-keys'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16
// So that the length of the sealed text reveals little about its contents.
const stepBytes = 512
const lengthBytes = 4

/** A random key, wrapped with a key of the server. */
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

/** The random key of a person or a conversation. */
export const makeKey = (): Buffer => randomBytes(keyBytes)

/** A key wrapped with a key of the server, for one place alone. */
const wrapKeyFor = (key: Buffer, by: VaultKey, place: string): WrappedKey => ({
  keyId: by.id,
  wrapped: seal(key, by.bytes, place),
})

/** The key; null when the server's key for it no longer exists, or it was wrapped for another place. */
function unwrapKeyFor({ keyId, wrapped }: WrappedKey, keys: readonly VaultKey[], place: string): Buffer | null {
  const by = keys.find(({ id }) => id === keyId)
  return by ? open(wrapped, by.bytes, place) : null
}

/** A text for the database, for one place alone; padded, so that its length reveals little. */
function sealText(text: string, key: Buffer, place: string): string {
  const words = Buffer.from(text)
  const plain = Buffer.alloc(Math.ceil((lengthBytes + words.length) / stepBytes) * stepBytes)
  plain.writeUInt32BE(words.length)
  words.copy(plain, lengthBytes)
  return seal(plain, key, place)
}

/** The original text; null when a byte of it was changed, or it belongs to another place. */
function openText(sealed: string, key: Buffer, place: string): string | null {
  const plain = open(sealed, key, place)
  return plain && plain.subarray(lengthBytes, lengthBytes + plain.readUInt32BE()).toString()
}

const statementKey = (personId: string): string => `statement key of ${personId}`

/** Wraps a person's key with a key of the server, for that person alone. */
export const wrapKey = (personKey: Buffer, by: VaultKey, personId: string): WrappedKey =>
  wrapKeyFor(personKey, by, statementKey(personId))

/** A person's key; null when the server's key for it no longer exists, or it was wrapped for somebody else. */
export const unwrapKey = (key: WrappedKey, keys: readonly VaultKey[], personId: string): Buffer | null =>
  unwrapKeyFor(key, keys, statementKey(personId))

type StatementPlace = { personId: string; version: number }
const placeOfStatement = ({ personId, version }: StatementPlace): string => `statement ${version} of ${personId}`

/** A text for the database: sealed under its person's key, for this person and this version alone. */
export const sealStatement = (text: string, personKey: Buffer, place: StatementPlace): string =>
  sealText(text, personKey, placeOfStatement(place))

/** The original text; null when a byte of it was changed, or it belongs to another person or version. */
export const openStatement = (sealed: string, personKey: Buffer, place: StatementPlace): string | null =>
  openText(sealed, personKey, placeOfStatement(place))

const threadKey = (threadId: string): string => `message key of ${threadId}`

/**
 * Wraps the key of a conversation with a key of the server, for that conversation alone.
 * @param threadId the number of what it is about: an application, or the file of somebody who is helped
 */
export const wrapThreadKey = (key: Buffer, by: VaultKey, threadId: string): WrappedKey =>
  wrapKeyFor(key, by, threadKey(threadId))

/** The key of a conversation; null when the server's key for it no longer exists, or it is another conversation's. */
export const unwrapThreadKey = (key: WrappedKey, keys: readonly VaultKey[], threadId: string): Buffer | null =>
  unwrapKeyFor(key, keys, threadKey(threadId))

type MessagePlace = { threadId: string; id: string; by: 'candidate' | 'employer' | 'person' | 'worker' }
const placeOfMessage = ({ threadId, id, by }: MessagePlace): string => `message ${id} of ${threadId} by ${by}`

/** A message for the database: sealed for its conversation, its id and the side that sent it. */
export const sealMessage = (text: string, key: Buffer, place: MessagePlace): string =>
  sealText(text, key, placeOfMessage(place))

/** The original text; null when a byte of it was changed, or it is not the message that was sealed. */
export const openMessage = (sealed: string, key: Buffer, place: MessagePlace): string | null =>
  openText(sealed, key, placeOfMessage(place))

/** The text of a message, of which the key is still wrapped; null when it cannot be decrypted any more. */
export function openWrappedMessage(
  sealed: string,
  key: WrappedKey | null,
  { keys, ...place }: MessagePlace & { keys: readonly VaultKey[] },
): string | null {
  const thread = key && unwrapThreadKey(key, keys, place.threadId)
  return thread && openMessage(sealed, thread, place)
}

/** A message sealed for the database, with the key of its conversation, wrapped by the newest of the server's. */
type SealedMessage = { sealed: string; key_id: string; wrapped: string; was: string | null }

/**
 * Seals a message under the key of its conversation, which is made with the first one and rewrapped whenever the server
 * has a newer key.
 * @param key the key as stored; null for the first message
 * @returns null when the server has no key, or that of the conversation is lost
 */
export function sealIntoThread(
  text: string,
  key: WrappedKey | null,
  { keys, ...place }: MessagePlace & { keys: readonly VaultKey[] },
): SealedMessage | null {
  const [newest] = keys
  const thread = key ? unwrapThreadKey(key, keys, place.threadId) : makeKey()
  if (!newest || !thread) return null
  const { keyId, wrapped } = key?.keyId === newest.id ? key : wrapThreadKey(thread, newest, place.threadId)
  return { sealed: sealMessage(text, thread, place), key_id: keyId, wrapped, was: key?.wrapped ?? null }
}
