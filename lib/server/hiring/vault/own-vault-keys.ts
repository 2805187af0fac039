import 'server-only'

import { serverEnv } from '@/lib/server/env'
import { readVaultKeys } from '@/lib/server/hiring/vault/vault-keys'

/** The server's own keys; the first is used for writing. */
export const vaultKeys = readVaultKeys(serverEnv.VAULT_KEY)

/** Without a key of its own the server stores neither statements nor messages. */
export const isVaultOpen = vaultKeys.length > 0
