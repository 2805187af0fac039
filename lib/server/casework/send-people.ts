import 'server-only'

import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { peopleFile as words, placeLabels, workText } from '@/lib/content/casework/people'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { londonDay } from '@/lib/domain/dates/london-time'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { loadAllPeople } from '@/lib/server/casework/people'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

const bodyLimitBytes = 4096

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * The people of a list as a CSV file: what the list shows, and so nobody's contact and nothing of a file that has to be
 * opened first. Accepts only form posts from our own pages, so that a link on another site cannot start it.
 * @param portal the path of the portal that it is asked for in
 */
export async function sendPeople(request: Request, portal: string): Promise<Response> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  const path = `${portal}/people`
  if (verdict.state === 'signed-out') return seeOther(signInAddress(path))
  const { user } = verdict
  if (user.needsSecondStep) return seeOther(secondStepAddress(path))
  const guard = guardOf(path)
  if (!guard || !mayEnter(guard, user.role)) return refuse(403)
  const people = await loadAllPeople(caseloadQueryOf(post.fields))
  if (people === null) return refuse(403)
  logEvent('info', 'casework', { action: 'people-file', outcome: 'done' })
  const rows = people.map((person) => [
    person.reference,
    person.name,
    person.worker ?? '',
    workText(person.workState, person.inWorkSince),
    placeLabels[person.place],
    person.town,
    person.establishment,
    person.releaseOn ?? '',
    person.consentEndsOn ?? '',
    londonDay(new Date(person.changedAt)),
  ])
  return new Response(toCsv(words.head, rows), {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.file(londonDay(new Date()))}"`,
    },
  })
}
