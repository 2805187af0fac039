import 'server-only'

import { neutralName } from '@/lib/content/site/neutral-name'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { noStore } from '@/lib/server/http/no-store'

type Entry = Parameters<typeof toIcs>[0][number]

/** The text of a calendar with these entries, made now. */
export const calendarOf = (entries: readonly Entry[]): string =>
  toIcs(entries, { name: neutralName, stamp: new Date().toISOString().replace(/[-:]|\.\d+/g, '') })

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/** The answer to somebody who may not open a part of the site; null for somebody who may. @param guarded its path */
async function refusalAt(guarded: string): Promise<Response | null> {
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  const guard = guardOf(guarded)
  if (verdict.state === 'signed-out' || !guard) return refuse(401)
  return verdict.user.needsSecondStep || !mayEnter(guard, verdict.user.role) ? refuse(403) : null
}

/** Entries as a calendar file to download. */
const calendarFile = (entries: readonly Entry[], fileName: string): Response =>
  new Response(calendarOf(entries), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      ...noStore,
    },
  })

/**
 * One entry as a calendar file, for somebody who may open a part of the site.
 * @param guarded the path of that part
 * @param named the beginning of the file's name, before its day
 * @param find the entry, or null where there is none for them
 */
export async function sendCalendarEntry(
  guarded: string,
  named: string,
  find: () => Promise<Entry | null>,
): Promise<Response> {
  const refused = await refusalAt(guarded)
  if (refused) return refused
  const entry = await find()
  return entry ? calendarFile([entry], `${named}-${entry.on}.ics`) : refuse(404)
}

/** Several entries as one calendar file, for somebody who may open a part of the site. @param guarded its path */
export async function sendCalendarEntries(
  guarded: string,
  fileName: string,
  find: () => Promise<readonly Entry[]>,
): Promise<Response> {
  return (await refusalAt(guarded)) ?? calendarFile(await find(), fileName)
}
