import 'server-only'

import { formWords } from '@/lib/content/forms/form-words'
import type { RefusedForm } from '@/lib/server/forms/guarded-form'

/**
 * The outcome of a form with something wrong in it, which names every field at once.
 * @param problems what is wrong, by field, in the order of the form; without any nothing is known but that it failed
 */
export function refusedFields(problems: Readonly<Record<string, string>>): RefusedForm {
  const [field = null, problem = formWords.unavailable] = Object.entries(problems)[0] ?? []
  return { problem, field, problems }
}
