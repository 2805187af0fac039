import { createHash } from 'node:crypto'

/** A key of the server's own, under which the keys of persons are wrapped. */
export type VaultKey = { id: string; bytes: Buffer }

/** The keys of the setting VAULT_KEY, each 32 bytes in base64, the one to write with first. */
export const readVaultKeys = (setting: readonly string[]): VaultKey[] =>
  setting.map((text) => {
    const bytes = Buffer.from(text, 'base64')
    // A digest of random bytes says nothing of them.
    return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes }
  })
