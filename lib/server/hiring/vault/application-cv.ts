import 'server-only'

import { z } from 'zod'

import { readCvCopy, type CvCopy } from '@/lib/domain/applications/cv-copy'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { makeKey, openStatement, sealStatement, unwrapKey, wrapKey } from '@/lib/server/hiring/vault/sealed-text'
import { vaultKeys } from '@/lib/server/hiring/vault/own-vault-keys'
import { serviceClient } from '@/lib/server/supabase/service-client'

const sealedCv = z.object({ key_id: z.string(), wrapped: z.string(), sealed: z.string() })
export type SealedCv = z.output<typeof sealedCv>

/**
 * Seals a copy of a CV under a key of its own, for one application alone; null where the site has no key.
 * @param applicationId the id that the application is going to have
 */
export function sealCv(document: CvCopy, applicationId: string): SealedCv | null {
  const [newestKey] = vaultKeys
  if (!newestKey) return null
  const key = makeKey()
  const { keyId, wrapped } = wrapKey(key, newestKey, applicationId)
  const sealed = sealStatement(JSON.stringify(document), key, { personId: applicationId, version: 1 })
  return { key_id: keyId, wrapped, sealed }
}

/** The copy as it was sent; null when its key is lost, or the row is not what was sealed. */
function openCv({ key_id: keyId, wrapped, sealed }: SealedCv, applicationId: string): CvCopy | null {
  const key = unwrapKey({ keyId, wrapped }, vaultKeys, applicationId)
  const text = key && openStatement(sealed, key, { personId: applicationId, version: 1 })
  return text === null ? null : readCvCopy(text)
}

/**
 * The copy of a CV for a member of the company that has shortlisted its person. The first opening is written down.
 * @returns null when there is none, or none that they may open; `document` is null when it cannot be decrypted
 * @throws when the database did not answer
 */
export async function openCvForEmployer(
  userId: string,
  applicationId: string,
): Promise<{ document: CvCopy | null } | null> {
  const { data, error } = await serviceClient.rpc('open_application_cv', {
    p_actor: userId,
    p_application: applicationId,
  })
  if (error) throw new Error('a CV was not read', { cause: error })
  const found = sealedCv.nullable().parse(data)
  return found && { document: openCv(found, applicationId) }
}

const ownCv = sealedCv.extend({
  application_id: z.uuid(),
  reference: z.string(),
  sent_at: z.string(),
  opened_at: z.string().nullable(),
})

/**
 * The copies of their CV that somebody has sent, newest first, decrypted for them.
 * @param applicationId to limit it to one application
 * @throws when the database did not answer
 */
export async function loadOwnCvs(userId: string, applicationId: string | null = null) {
  const { data, error } = await serviceClient.rpc('own_application_cvs', {
    p_actor: userId,
    p_application: applicationId,
  })
  if (error) throw new Error('CVs were not read', { cause: error })
  return z
    .array(ownCv)
    .parse(data)
    .map(({ application_id, reference, sent_at, opened_at, ...sealed }) => ({
      application: reference,
      sent_at,
      opened_at,
      document: openCv(sealed, application_id),
    }))
}

const facts = z
  .object({ sent_at: z.string(), opened_at: z.string().nullable() })
  .transform(({ sent_at: sentAt, opened_at: openedAt }) => ({ sentAt, openedAt }))
export type CvFacts = z.output<typeof facts>

/**
 * Whether a copy of a CV is with an application that the asker may read it of, and when it was first opened.
 * @throws when the database did not answer
 */
export async function loadCvFacts(applicationId: string): Promise<CvFacts | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('application_cv_facts', { p_application: applicationId })
  if (error) throw new Error('a CV was not looked for', { cause: error })
  return facts.nullable().parse(data)
}

/**
 * Takes a copy back: nobody at the company can open it from then on.
 * @throws when the database did not answer
 */
export async function takeCvBack(userId: string, applicationId: string): Promise<'done' | 'missing'> {
  const { data, error } = await serviceClient.rpc('take_application_cv_back', {
    p_actor: userId,
    p_application: applicationId,
  })
  if (error) throw new Error('a CV was not taken back', { cause: error })
  return z.object({ outcome: z.enum(['done', 'missing']) }).parse(data).outcome
}
