import 'server-only'

import { mailTroubleMetrics } from '@/lib/server/auth/mail-trouble'
import { serverEnv } from '@/lib/server/env'
import { requestMetrics } from '@/lib/server/health/request-metrics'
import { readWorkWaiting, type WorkWaiting } from '@/lib/server/health/work-waiting'
import { noStore } from '@/lib/server/http/no-store'
import { showsSecret } from '@/lib/server/http/shows-secret'
import { smsTroubleMetrics } from '@/lib/server/sms/sms-trouble'
import { unexpectedErrorMetrics } from '@/lib/server/unexpected'

// Prometheus text exposition format 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/
const contentType = 'text/plain; version=0.0.4; charset=utf-8'

const gauge = (name: string, help: string, ...samples: readonly string[]): string[] => [
  `# HELP second_chance_${name} ${help}`,
  `# TYPE second_chance_${name} gauge`,
  ...samples.map((sample) => `second_chance_${name}${sample}`),
]

function workMetrics(work: WorkWaiting): string[] {
  return [
    ...gauge('emails_unsent', 'Emails that wait to be sent, 100 at most.', ` ${work.unsent}`),
    ...gauge('emails_dead', 'Emails that were given up, 100 at most.', ` ${work.dead}`),
    ...gauge('sms_today', 'SMS queued in the last 24 hours; each costs money.', ` ${work.texts_today}`),
    ...gauge('sms_ceiling', 'The most SMS in 24 hours (SMS_PER_DAY).', ` ${serverEnv.SMS_PER_DAY}`),
    ...gauge(
      'sms_dropped_today',
      'SMS of the last 24 hours that nobody got.',
      `{reason="late"} ${work.texts_late_today}`,
      `{reason="refused"} ${work.texts_refused_today}`,
    ),
    ...gauge(
      'enquiries_held',
      'Enquiries kept back as suspected spam, 100 of each at most.',
      `{reason="honeypot"} ${work.held_by_trap}`,
      `{reason="flood"} ${work.held_by_flood}`,
    ),
    ...gauge(
      'enquiries_overdue',
      'Enquiries past their promised day without a first contact, 100 at most.',
      ` ${work.overdue}`,
    ),
    ...gauge(
      'organisations_waiting',
      'Companies that wait for an answer, 100 at most.',
      ` ${work.organisations_waiting}`,
    ),
    ...gauge('jobs_for_review', 'Jobs that wait to be looked at, 100 at most.', ` ${work.jobs_for_review}`),
    ...gauge(
      'oldest_seconds',
      'Age of the oldest that waits; 0 when none does.',
      `{of="unsent_email"} ${work.oldest_unsent_seconds}`,
      `{of="dead_email"} ${work.oldest_dead_seconds}`,
      `{of="held_enquiry"} ${work.oldest_held_seconds}`,
      `{of="enquiry_without_contact"} ${work.oldest_waiting_seconds}`,
      `{of="company"} ${work.oldest_company_seconds}`,
      `{of="job_review"} ${work.oldest_job_review_seconds}`,
    ),
  ]
}

/**
 * Counts and ages for Prometheus, about the service's work and this process's requests: nothing in it concerns a
 * person.
 * @returns 404 where METRICS_SECRET is not set, 401 without `Authorization: Bearer <METRICS_SECRET>`. When the database
 * does not answer, `second_chance_database_up` is 0 and its counts are left out, so that no alert mistakes an old
 * number for a new one.
 */
export async function answerMetrics(request: Request): Promise<Response> {
  const { METRICS_SECRET: secret } = serverEnv
  if (secret === undefined) return new Response(null, { status: 404, headers: noStore })
  if (!showsSecret(request, secret)) {
    return new Response(null, { status: 401, headers: { ...noStore, 'WWW-Authenticate': 'Bearer' } })
  }
  const work = await readWorkWaiting()
  const lines = [
    ...gauge('database_up', 'Whether the database answered.', ` ${work ? 1 : 0}`),
    ...(work ? workMetrics(work) : []),
    ...mailTroubleMetrics(),
    ...smsTroubleMetrics(),
    ...unexpectedErrorMetrics(),
    ...requestMetrics(),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { ...noStore, 'Content-Type': contentType } })
}
