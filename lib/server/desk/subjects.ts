import 'server-only'

import { z } from 'zod'

import { databaseMoment } from '@/lib/domain/dates/database-moment'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { subjectData, subjectRequest, type SubjectData, type SubjectRequest } from '@/lib/server/desk/subject-data'
import { serviceClient } from '@/lib/server/supabase/service-client'

const columns = 'id, kind, email, email_digest, received_on, due_on, done_at, outcome'
const mostOpen = 200
const closedOnAPage = 50

/** The last closed request of a page: when it was closed, and its id. */
const closedKey = z.tuple([databaseMoment, z.uuid()])

/**
 * The requests about data, read as the member who is looking: the open ones by due day, and the latest closed ones
 * after a key.
 * @param after the key of the last one on the previous page, '<closed at>_<id>'; anything else begins with the latest
 * @returns null when the database did not answer
 */
export async function loadSubjectRequests(
  after: string | undefined,
): Promise<{ open: SubjectRequest[]; closed: SubjectRequest[]; next: string | null } | null> {
  const client = await readerOfPage()
  const key = closedKey.safeParse(after?.split('_'))
  const closedOnes = client
    .from('subject_requests')
    .select(columns)
    .not('done_at', 'is', null)
    .order('done_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(closedOnAPage + 1)
  const [open, closed] = await Promise.all([
    client.from('subject_requests').select(columns).is('done_at', null).order('due_on').order('id').limit(mostOpen),
    key.success
      ? closedOnes.or(`done_at.lt.${key.data[0]},and(done_at.eq.${key.data[0]},id.lt.${key.data[1]})`)
      : closedOnes,
  ])
  if (open.error || closed.error) return null
  const rows = z.array(subjectRequest).parse(closed.data)
  const last = rows.length > closedOnAPage ? rows[closedOnAPage - 1] : undefined
  return {
    open: z.array(subjectRequest).parse(open.data),
    closed: rows.slice(0, closedOnAPage),
    next: last ? `${last.doneAt}_${last.id}` : null,
  }
}

/**
 * The address that a request is about, read as the member who asks; null when there is none.
 * @throws when the database did not answer
 */
export async function addressOfRequest(id: string): Promise<string | null> {
  const client = await readerOfPage()
  const { data, error } = await client.from('subject_requests').select('email').eq('id', id).maybeSingle()
  if (error) throw new Error('a request was not read', { cause: error })
  return z.object({ email: z.string().nullable() }).nullable().parse(data)?.email ?? null
}

/** As the database returns it; recorded in the audit log as `action`. Null when there is no such request. */
async function askForSubject(memberId: string, id: string, action: 'opened' | 'exported') {
  if (!z.uuid().safeParse(id).success) return null
  const { data, error } = await serviceClient.rpc('subject_data', { p_actor: memberId, p_id: id, p_action: action })
  if (error) throw new Error('the database did not say what is kept')
  const { outcome, ...kept } = z.looseObject({ outcome: z.string() }).parse(data)
  return outcome === 'found' || outcome === 'not_opened' ? { isOpened: outcome === 'found', kept } : null
}

/**
 * Everything stored about the address of a request, for its page; the request alone until it is opened. The audit log
 * records that the member opened it.
 * @returns null when there is no such request
 * @throws when the database does not answer
 */
export async function loadSubject(
  memberId: string,
  id: string,
): Promise<{ kept: SubjectData } | { notOpened: SubjectRequest } | null> {
  const answer = await askForSubject(memberId, id, 'opened')
  if (answer === null) return null
  return answer.isOpened
    ? { kept: subjectData.parse(answer.kept) }
    : { notOpened: z.object({ request: subjectRequest }).parse(answer.kept).request }
}

/** The same as it is stored, for a file; the audit log records that it was exported. */
export async function exportSubject(memberId: string, id: string): Promise<unknown> {
  const answer = await askForSubject(memberId, id, 'exported')
  return answer?.isOpened ? answer.kept : null
}
