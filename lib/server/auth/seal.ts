import 'server-only'

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const mostBytes = 64 * 1024
// So that the length of the sealed text reveals little about its contents.
const stepBytes = 64

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * Encrypts text for a cookie that only this server can read or write.
 * @param purpose what it is for: text sealed for one purpose cannot be unsealed for another
 */
export function seal(text: string, { secret, purpose }: { secret: string; purpose: string }): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), iv)
  const packed = deflateRawSync(text)
  // Bytes after the end of the packed text are ignored.
  const padding = Buffer.alloc((stepBytes - (packed.length % stepBytes)) % stepBytes)
  const body = Buffer.concat([cipher.update(packed), cipher.update(padding), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @returns what was sealed for this purpose; null for anything else */
export function unseal(sealed: string, { secret, purpose }: { secret: string; purpose: string }): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const packed = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    return inflateRawSync(packed, { maxOutputLength: mostBytes }).toString()
  } catch {
    return null
  }
}
