// `npm run vault-key`: counts the keys of people, conversations and CVs that are wrapped by a key other than the first of
// VAULT_KEY, and rewraps them with that one. `npm run vault-key -- new`: prints a new key, and changes nothing.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'

import { unwrapKey, unwrapThreadKey, wrapKey, wrapThreadKey } from '../../lib/server/hiring/vault/sealed-text.ts'
import { readVaultKeys } from '../../lib/server/hiring/vault/vault-keys.ts'
import { parseServerSettings } from '../../lib/server/server-settings.ts'
import { functionsOf, readSettings } from './database-functions.ts'
import { stopWith } from './stop-with.ts'

const rowsAtOnce = 200
const keys = z.array(
  z
    .object({
      person_id: z.string().optional(),
      application_id: z.string().optional(),
      key_id: z.string(),
      wrapped: z.string(),
    })
    .transform(({ person_id, application_id, ...key }) => ({ ...key, id: person_id ?? application_id ?? '' })),
)

type Kind = {
  /** The database functions that list the keys and replace one, and what those call whose key it is. */
  list: string
  replace: string
  owner: 'p_person' | 'p_application'
  unwrap: typeof unwrapKey
  wrap: typeof wrapKey
}
const kinds: readonly Kind[] = [
  {
    list: 'statement_keys_to_wrap',
    replace: 'wrap_statement_key',
    owner: 'p_person',
    unwrap: unwrapKey,
    wrap: wrapKey,
  },
  {
    list: 'message_keys_to_wrap',
    replace: 'wrap_message_key',
    owner: 'p_application',
    unwrap: unwrapThreadKey,
    wrap: wrapThreadKey,
  },
  {
    list: 'support_keys_to_wrap',
    replace: 'wrap_support_key',
    owner: 'p_person',
    unwrap: unwrapThreadKey,
    wrap: wrapThreadKey,
  },
  {
    list: 'cv_keys_to_wrap',
    replace: 'wrap_cv_key',
    owner: 'p_application',
    unwrap: unwrapKey,
    wrap: wrapKey,
  },
]

async function wrapAll(): Promise<void> {
  const settings = readSettings()
  const call = functionsOf(settings)
  const vaultKeys = readVaultKeys(parseServerSettings(settings.siteEnv).VAULT_KEY)
  const [newest] = vaultKeys
  if (!newest) stopWith('VAULT_KEY is not set: there is nothing to wrap with. See docs/operations.md.')
  let wrappedAnew = 0
  let lost = 0
  for (const { list, replace, owner, unwrap, wrap } of kinds) {
    for (let after: string | null = null; ;) {
      const parameters = { p_key_id: newest.id, p_after: after, p_rows: rowsAtOnce }
      const rows = keys.parse(await call(list, parameters))
      for (const { id, key_id, wrapped: was } of rows) {
        const key = unwrap({ keyId: key_id, wrapped: was }, vaultKeys, id)
        if (!key) {
          lost += 1
          continue
        }
        const { keyId, wrapped } = wrap(key, newest, id)
        // If somebody writes in the meantime, their key is already wrapped with the newest one.
        if (await call(replace, { [owner]: id, p_was: was, p_key_id: keyId, p_wrapped: wrapped })) wrappedAnew += 1
      }
      after = rows.at(-1)?.id ?? null
      if (rows.length < rowsAtOnce) break
    }
  }
  console.log(`Wrapped anew: ${wrappedAnew}. The newest key is ${newest.id}.`)
  if (lost > 0) {
    stopWith(
      `Not opened by any key of VAULT_KEY: ${lost}. Put the key that they are under behind the newest one, and run this again.`,
    )
  }
  console.log('No key but the newest is needed any more.')
}

const [wanted, ...rest] = process.argv.slice(2)
if (rest.length > 0 || (wanted !== undefined && wanted !== 'new'))
  stopWith('npm run vault-key, or npm run vault-key -- new')
if (wanted === 'new') console.log(randomBytes(32).toString('base64url'))
else await wrapAll()
