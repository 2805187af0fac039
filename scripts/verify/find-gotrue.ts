import { accessSync, constants, statSync } from 'node:fs'

type Found = { program: string } | { reason: string }

/**
 * GoTrue, Supabase's own sign-in server: the program that GOTRUE_BIN names; if it names none, why not. An operator finds
 * releases of it at github.com/supabase/auth.
 */
export function findGoTrue(): Found {
  const given = process.env.GOTRUE_BIN
  if (!given) return { reason: 'GOTRUE_BIN names no program' }
  try {
    accessSync(given, constants.X_OK)
    if (!statSync(given).isFile()) throw new Error('a folder')
    return { program: given }
  } catch {
    return { reason: `GOTRUE_BIN names ${given}, which is no program` }
  }
}
