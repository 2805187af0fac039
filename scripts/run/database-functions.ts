import { loadRunSettings, type RunSettings } from './settings.ts'
import { stopWith } from './stop-with.ts'

const answerWithinMs = 10_000

/** The settings of a command; ends the command with an explanation if they are wrong. */
export function readSettings(): RunSettings {
  try {
    return loadRunSettings()
  } catch (error) {
    return stopWith(`A setting is wrong. ${error instanceof Error ? error.message : ''} See .env.example.`)
  }
}

type Parameters = Record<string, string | number | null>

/**
 * Calls database functions over HTTP with the secret key, so it also works alongside a running embedded database. Any
 * failure ends the command with a sentence.
 */
export const functionsOf =
  (settings: RunSettings) =>
  async (name: string, parameters: Parameters): Promise<unknown> => {
    const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key = '' } = settings.siteEnv
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => undefined)
    if (!answer) {
      return stopWith(
        settings.usesEmbeddedSupabase
          ? `Nothing answers at ${url}. Run npm start first, and this command beside it with the same settings.`
          : `Nothing answers at ${url}. Check NEXT_PUBLIC_SUPABASE_URL and the project's state.`,
      )
    }
    if (answer.status === 401 || answer.status === 403) {
      return stopWith(`${url} refused the key. SUPABASE_SECRET_KEY must be the secret key of that project.`)
    }
    if (answer.status === 404) {
      return stopWith(`The database at ${url} does not know ${name}: its schema is too old. Run supabase db push.`)
    }
    if (!answer.ok) return stopWith(`The database answered ${answer.status} to ${name}. Nothing was changed.`)
    return answer.json()
  }
