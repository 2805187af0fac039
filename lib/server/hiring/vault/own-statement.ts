import 'server-only'

import { z } from 'zod'

import { londonDay } from '@/lib/domain/dates/london-time'
import { statementLimits } from '@/lib/domain/vault/statement-limits'
import {
  makeKey,
  openStatement,
  sealStatement,
  unwrapKey,
  wrapKey,
  type WrappedKey,
} from '@/lib/server/hiring/vault/sealed-text'
import { vaultKeys } from '@/lib/server/hiring/vault/own-vault-keys'
import { serviceClient } from '@/lib/server/supabase/service-client'

export const wrappedKey = z
  .object({ key_id: z.string(), wrapped: z.string() })
  .transform(({ key_id, wrapped }): WrappedKey => ({ keyId: key_id, wrapped }))

const vault = z.object({
  person_id: z.uuid().nullable(),
  key: wrappedKey.nullable(),
  versions: z.array(z.object({ version: z.number(), written_at: z.string(), sealed: z.string().nullable() })),
})
type Vault = z.output<typeof vault>

const allVersions = 0

/** @param version the one to include with its text; the newest for null, every one for 0 */
async function readVault(userId: string, version: number | null): Promise<Vault> {
  const { data, error } = await serviceClient.rpc('vault_of', { p_actor: userId, p_version: version })
  if (error) throw new Error('a vault was not read', { cause: error })
  return vault.parse(data)
}

type Sealed = { personId: string; version: number; sealed: string; key: WrappedKey }

/** The text of a version; null if the key is lost, or the row is not what was sealed. */
export function openSealed({ sealed, key, ...place }: Sealed): string | null {
  const personKey = unwrapKey(key, vaultKeys, place.personId)
  return personKey && openStatement(sealed, personKey, place)
}

const textIn = ({ person_id: personId, key, versions }: Vault, version: number): string | null => {
  const sealed = versions.find((one) => one.version === version)?.sealed
  return personId && key && sealed ? openSealed({ personId, version, sealed, key }) : null
}

/** The versions that a person has stored, newest first. */
type StatementVersion = { version: number; writtenAt: string }
export type OwnStatement = {
  versions: readonly StatementVersion[]
  /**
   * The version that is shown with its text; null when there is none. If its text is null it cannot be decrypted,
   * because its key is lost.
   */
  shown: { version: number; text: string | null } | null
}

/**
 * What a person has written: one version with its text, and which others there are.
 * @param wanted the version to show; the newest if it is null or does not exist
 * @throws when the database did not answer
 */
export async function loadOwnStatement(userId: string, wanted: number | null = null): Promise<OwnStatement> {
  const read = await readVault(userId, wanted)
  const versions = read.versions.map(({ version, written_at: writtenAt }) => ({ version, writtenAt }))
  const [newest] = versions
  if (!newest) return { versions, shown: null }
  if (wanted !== null && !versions.some(({ version }) => version === wanted)) return loadOwnStatement(userId)
  const version = wanted ?? newest.version
  return { versions, shown: { version, text: textIn(read, version) } }
}

/**
 * Every version with its text, for the person's own copy of their data.
 * @throws when the database did not answer
 */
export async function loadAllStatements(userId: string) {
  const read = await readVault(userId, allVersions)
  return read.versions.map(({ version, written_at }) => ({ version, written_at, text: textIn(read, version) }))
}

const kept = z.object({ outcome: z.enum(['done', 'changed', 'forbidden']) })

/**
 * Stores a new version, sealed under the person's own key, which is created with the first one and rewrapped whenever
 * the server has a newer key.
 * @param shown the newest version that the person was shown; 0 if there was none
 * @returns 'changed' when another one has been added since; 'unreadable' when the key of what is there is lost, 'same'
 * for what the newest version already says
 * @throws when the database did not answer
 */
export async function keepStatement(userId: string, shown: number, text: string) {
  const { data, error } = await serviceClient.rpc('vault_to_write', { p_actor: userId })
  if (error) throw new Error('a vault was not read', { cause: error })
  const [newestKey] = vaultKeys
  if (data === null || !newestKey) return 'forbidden'
  const read = vault.parse(data)
  const { person_id: personId, key } = read
  if (personId === null) return 'forbidden'
  const personKey = key ? unwrapKey(key, vaultKeys, personId) : makeKey()
  if (!personKey) return 'unreadable'
  if (textIn(read, shown) === text) return 'same'
  const wrapped = key?.keyId === newestKey.id ? key : wrapKey(personKey, newestKey, personId)
  const answer = await serviceClient.rpc('keep_statement', {
    p_actor: userId,
    p_version: shown,
    p_statement: JSON.stringify({
      sealed: sealStatement(text, personKey, { personId, version: shown + 1 }),
      key_id: wrapped.keyId,
      wrapped: wrapped.wrapped,
      was: key?.wrapped ?? null,
      keep: statementLimits.versions,
    }),
  })
  if (answer.error) throw new Error('a statement was not kept', { cause: answer.error })
  return kept.parse(answer.data).outcome
}

/**
 * Deletes every version, and withdraws what employers may read of it.
 * @throws when the database did not answer
 */
export async function deleteStatements(userId: string) {
  const { data, error } = await serviceClient.rpc('delete_statements', {
    p_actor: userId,
    p_day: londonDay(new Date()),
  })
  if (error) throw new Error('a statement was not deleted', { cause: error })
  return kept.parse(data).outcome
}
