import { createHash } from 'node:crypto'

/** One of the server's own keys, with which people's keys are wrapped. */
export type VaultKey = { id: string; bytes: Buffer }

/** The keys in the setting VAULT_KEY, each 32 bytes in base64; the first is used for writing. */
export const readVaultKeys = (setting: readonly string[]): VaultKey[] =>
  setting.map((text) => {
    const bytes = Buffer.from(text, 'base64')
    // A digest of random bytes reveals nothing about them.
    return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes }
  })
