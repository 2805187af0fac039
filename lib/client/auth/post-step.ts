import { isTexts } from '@/lib/domain/fields/is-texts'

/** `problems`: all that is wrong, by field, where it is more than one thing. */
export type AuthStepProblem = { message: string; field: string | null; problems?: Readonly<Record<string, string>> }
type StepAnswer = { ok: true; to: string } | { ok: false; problem: AuthStepProblem | null }

const giveUpAfterMs = 20_000

function answerIn(body: unknown): StepAnswer {
  const { ok, to, message, field, problems } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  if (ok === true && typeof to === 'string' && /^\/(?![/\\])/.test(to)) return { ok, to }
  if (typeof message !== 'string') return { ok: false, problem: null }
  return {
    ok: false,
    problem: { message, field: typeof field === 'string' ? field : null, problems: isTexts(problems) ? problems : {} },
  }
}

/** Sends a form of the sign-in pages as the browser would. Never rejects; `problem` is null when there was no answer. */
export async function postStep(path: string, form: FormData): Promise<StepAnswer> {
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(giveUpAfterMs),
    })
    return answerIn(await response.json())
  } catch {
    return { ok: false, problem: null }
  }
}
