import 'server-only'

import { z } from 'zod'

import { serviceClient } from '@/lib/server/supabase/service-client'

const named = z.array(z.object({ id: z.string(), name: z.string() }))
const found = z.object({
  outcome: z.literal('done'),
  companies: z.array(
    z
      .object({ id: z.string(), name: z.string(), is_hidden: z.boolean() })
      .transform(({ is_hidden, ...company }) => ({ ...company, isHidden: is_hidden })),
  ),
})

/**
 * The companies that somebody hides from, by name.
 * @throws when the database did not answer
 */
export async function loadHiddenCompanies(actorId: string) {
  const { data, error } = await serviceClient.rpc('companies_hidden_from', { p_actor: actorId })
  if (error) throw new Error('hidden companies were not read', { cause: error })
  return named.parse(data)
}

/**
 * Approved companies with words that begin like those of a text, at most 10.
 * @throws when the database did not answer
 */
export async function findCompanies(actorId: string, text: string) {
  const { data, error } = await serviceClient.rpc('companies_to_hide_from', { p_actor: actorId, p_text: text })
  if (error) throw new Error('companies were not looked for', { cause: error })
  return found.parse(data).companies
}

const hidden = z.object({ outcome: z.enum(['done', 'forbidden', 'missing', 'open_application', 'full']) })

/**
 * Hides somebody from a company, or shows them again.
 * @returns 'open_application' when one is open there, 'full' after 200 companies
 * @throws when the database did not answer
 */
export async function hideFromCompany(actorId: string, companyId: string, isHidden: boolean) {
  const { data, error } = await serviceClient.rpc('hide_from_company', {
    p_actor: actorId,
    p_company: companyId,
    p_is_hidden: isHidden,
  })
  if (error) throw new Error('a company was not hidden', { cause: error })
  return hidden.parse(data).outcome
}
