import 'server-only'

import { z } from 'zod'

import { jobAlertEmail } from '@/lib/content/job-board/job-alerts'
import { londonDay } from '@/lib/domain/dates/london-time'
import { alertRhythms, nextLookAt, savedSearch } from '@/lib/domain/job-board/saved-search'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { writeJobAlert } from '@/lib/server/emails/kinds/job-alert'
import { serverEnv } from '@/lib/server/env'
import { findNewJobs } from '@/lib/server/hiring/board'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const searchesOfARound = 50
const jobsOfAnEmail = 10
const againAfterMs = 60 * 60 * 1000

const dueSearch = z.object({
  id: z.string(),
  query: z.string().transform(savedSearch),
  rhythm: z.enum(alertRhythms),
  looked_until: z.string(),
  until: z.string(),
})
type DueSearch = z.output<typeof dueSearch>

/**
 * Runs one search. Returns whether an email was queued: not if nothing is new, and not if another server was quicker.
 */
async function queueJobAlert({ id, query, rhythm, ...moments }: DueSearch, now: Date): Promise<boolean> {
  const { total, jobs } = await findNewJobs(query, {
    search: id,
    between: [moments.looked_until, moments.until],
    today: londonDay(now),
    rows: jobsOfAnEmail,
  })
  let message: string | null = null
  if (jobs.length > 0) {
    const { forProgram, forPerson } = stopAddressesOf('job_alert', id)
    const both = writeJobAlert({ query, rhythm, jobs, total, siteUrl: serverEnv.SITE_URL, stopUrl: forPerson })
    message = JSON.stringify({ subject: jobAlertEmail.subject(total), ...both, stop_url: forProgram })
  }
  const isFirst = await noteLook(id, { ...moments, next: nextLookAt(now, rhythm), message })
  return isFirst && message !== null
}

type Look = { looked_until: string; until: string; next: Date; message: string | null }

/** Stores until when a search has been run, when it runs next, and its email. False if another server was quicker. */
async function noteLook(id: string, { looked_until, until, next, message }: Look): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('queue_job_alert', {
    p_id: id,
    p_looked_until: looked_until,
    p_until: until,
    p_next: next.toISOString(),
    p_message: message,
  })
  if (error) throw new Error('queue_job_alert', { cause: error })
  return data === true
}

/**
 * Runs one search, as `queueJobAlert`. One that fails does not keep the others waiting: it is tried again in an hour, and
 * misses nothing, because what is new now still counts as new then.
 * @throws when that cannot be stored either: the database is gone, so the round ends, and all of them stay due
 */
async function tryJobAlert(search: DueSearch, now: Date): Promise<boolean> {
  try {
    return await queueJobAlert(search, now)
  } catch (error) {
    logUnexpected('queue/job_alerts', error)
    const { id, looked_until } = search
    const next = new Date(now.getTime() + againAfterMs)
    await noteLook(id, { looked_until, until: looked_until, next, message: null })
    return false
  }
}

/** Runs the saved searches that are due and queues each one's new jobs, if there are any. It never throws. */
export async function queueJobAlerts(now: Date): Promise<void> {
  try {
    const { data, error } = await serviceClient.rpc('job_alerts_due', { p_rows: searchesOfARound })
    if (error) throw new Error('job_alerts_due', { cause: error })
    const due = z.array(dueSearch).parse(data)
    let queued = 0
    for (const search of due) queued += (await tryJobAlert(search, now)) ? 1 : 0
    if (due.length > 0) logEvent('info', 'job_alerts', { searches: due.length, queued })
  } catch (error) {
    logUnexpected('queue/job_alerts', error)
  }
}
