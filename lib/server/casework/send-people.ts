import 'server-only'

import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { peopleFile as words, placeLabels, workText } from '@/lib/content/casework/people'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { londonDay } from '@/lib/domain/dates/london-time'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { loadAllPeople, longStepMs, takeSupportStep } from '@/lib/server/casework/people'
import { importBytes, readSentRows } from '@/lib/server/casework/people-forms'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

const bodyLimitBytes = 4096

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * A form post about the list of people from one of our own pages, so that a link on another site cannot start it, by
 * somebody who may open the portal; otherwise the answer that refuses it.
 * @param portal the path of the portal that it is asked for in
 */
async function postAboutPeople(request: Request, portal: string, mostBytes: number) {
  const post = await readPost(request, { form: mostBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  const path = `${portal}/people`
  if (verdict.state === 'signed-out') return seeOther(signInAddress(path))
  const { user } = verdict
  if (user.needsSecondStep) return seeOther(secondStepAddress(path))
  const guard = guardOf(path)
  return guard && mayEnter(guard, user.role) ? { fields: post.fields, user } : refuse(403)
}

/**
 * The people of a list as a CSV file: what the list shows, and so nobody's contact and nothing of a file that has to be
 * opened first.
 * @param portal the path of the portal that it is asked for in
 */
export async function sendPeople(request: Request, portal: string): Promise<Response> {
  const asked = await postAboutPeople(request, portal, bodyLimitBytes)
  if (asked instanceof Response) return asked
  const people = await loadAllPeople(caseloadQueryOf(asked.fields))
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

/**
 * Of the rows of a spreadsheet that are about to be stored, those that name somebody who is on the member's list with
 * other details, each with the references of these.
 * @param portal the path of the portal that it is asked for in
 */
export async function sendNamesakes(request: Request, portal: string): Promise<Response> {
  const asked = await postAboutPeople(request, portal, importBytes)
  if (asked instanceof Response) return asked
  const rows = readSentRows(asked.fields.rows)?.map(({ row: { line, facts } }) => ({ line, facts }))
  if (!rows || rows.some(({ facts }) => facts === null)) return refuse(400)
  const given = { p_rows: JSON.stringify(rows) }
  const { outcome, namesakes } = await takeSupportStep('import_namesakes', asked.user.id, given, longStepMs)
  return outcome === 'done' ? Response.json({ namesakes }, { headers: noStore }) : refuse(403)
}
