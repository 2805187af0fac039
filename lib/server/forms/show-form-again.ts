import 'server-only'

import { z } from 'zod'

import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { keepWholeInput, type KeptInput } from '@/lib/server/auth/kept-input'
import { typedTextPage } from '@/lib/server/forms/typed-text-page'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { seeOther } from '@/lib/server/http/see-other'

type Refused = {
  /** The problem and everything that was typed, with the name of the form. */
  kept: KeptInput & { values: { form: string } }
  /** Where the form is. */
  at: string
  /** The status of a response that holds what was typed. */
  status: number
  isPrivate: boolean
  /** Nobody can open its page any more. @default false */
  isPageGone?: boolean
  /** Whether the tab that sent the form has kept its long texts, and puts them back itself. @default false */
  isKeptInTab?: boolean
  /** The address to go to, given that of the form. */
  addressOf?: (at: string) => string
}

/** A field that the form sends along and nobody sees, or a tick beside somebody, such as `choose-SP-7KX101`. */
const isSentAlong = ([name, value]: [string, string]): boolean =>
  ['form', 'version', 'step', 'key'].includes(name) ||
  isPersonReference(value) ||
  isPersonReference(name.slice(name.indexOf('-') + 1)) ||
  z.guid().safeParse(value).success

/** A choice that a form sends by a name of ours, such as `not_started`: nobody typed it, or would know it again. */
const isChoice = ([name, value]: [string, string]): boolean =>
  ['answer', 'audience', 'kind', 'need', 'note_kind', 'outcome', 'place', 'state', 'who', 'work_state'].includes(
    name,
  ) && /^[a-z_]+$/.test(value)

/** What is done where a form is shown again. */
const goOnFrom = (back: string) =>
  back.startsWith('/sign-in/two-step') ? 'secondStep' : back.startsWith('/sign-in') ? 'signIn' : 'form'

/** What was kept, without its longest text. */
function withoutLongest(kept: Refused['kept']): Refused['kept'] {
  const [longest = ''] = Object.entries(kept.values)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name)
  return { ...kept, values: { ...kept.values, [longest]: '' } }
}

/**
 * Shows a refused form again at a URL; values that are private, or too long for a cookie, come back in the response
 * itself.
 */
export async function showFormAgain({
  kept,
  at,
  status,
  isPrivate,
  isPageGone = false,
  isKeptInTab = false,
  addressOf = (address) => address,
}: Refused): Promise<Response> {
  // What was typed matters more than what is wrong with the other fields, if there is not room for both.
  const sent = Object.entries(kept.values).filter(([name, value]) => name !== 'form' && value.trim() !== '')
  const typed = sent.filter((field) => !isSentAlong(field))
  const again =
    (isPageGone && sent.length > 0) || (isPrivate && typed.length > 0)
      ? null
      : ((await keepWholeInput(kept)) ??
        (isKeptInTab ? await keepWholeInput(withoutLongest(kept)) : null) ??
        (kept.problems ? await keepWholeInput({ ...kept, problems: {}, reasons: {} }) : null))
  if (again !== null) return seeOther(addressOf(addToQuery(at, { again })))
  const back = addressOf(at)
  const reason = kept.reasons?.[kept.field ?? '']
  return typedTextPage({
    message: reason === undefined ? kept.message : `${kept.message} ${reason}`,
    typed: typed.filter((field) => !isChoice(field)).map(([, value]) => value),
    isPrivate: isPrivate || isPageGone,
    back,
    goOn: isPageGone ? (at === '/account' ? 'account' : 'overview') : goOnFrom(back),
    status,
  })
}
