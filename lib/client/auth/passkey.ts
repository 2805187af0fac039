type Purpose = 'sign-in' | 'add'
/** What the browser's passkey answered, for a form's fields; or why there is no answer. */
type Asked =
  { challenge: string; credential: string } | { problem: 'unsupported' | 'stopped' | 'known' | 'unavailable' }

const giveUpAfterMs = 20_000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The question that a passkey answers, from the sign-in service; or our own words about why there is none. */
async function questionFor(purpose: Purpose): Promise<{ challenge: string; options: unknown } | null> {
  try {
    const answer = await fetch('/auth/passkey-question', {
      method: 'POST',
      body: new URLSearchParams({ purpose }),
      signal: AbortSignal.timeout(giveUpAfterMs),
    })
    const body: unknown = await answer.json()
    return isObject(body) && typeof body.challenge === 'string'
      ? { challenge: body.challenge, options: body.options }
      : null
  } catch {
    return null
  }
}

/** Asks this browser for a passkey: for one that it has, or to make one. It never rejects. */
export async function askPasskey(purpose: Purpose): Promise<Asked> {
  const isAble =
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  if (!isAble) return { problem: 'unsupported' }
  const question = await questionFor(purpose)
  if (question === null) return { problem: 'unavailable' }
  const { challenge, options } = question
  try {
    const credential = await (purpose === 'add'
      ? navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
        }))
    if (!(credential instanceof PublicKeyCredential)) return { problem: 'stopped' }
    return { challenge, credential: JSON.stringify(credential.toJSON()) }
  } catch (error) {
    // Browsers do not say whether somebody stopped or has no passkey here: a site must not learn that.
    return { problem: error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'stopped' }
  }
}
