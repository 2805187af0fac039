import 'server-only'

import { jobRequestEmail as words } from '@/lib/content/hiring/job-emails'
import { writeTeamRequest } from '@/lib/server/emails/kinds/team-request'
import { serverEnv } from '@/lib/server/env'

/** The email that tells the team at once that an advert waits for it. */
export function writeJobRequest({ id, company, title }: { id: string; company: string; title: string }) {
  const said = { company, title }
  const written = writeTeamRequest({
    preview: words.preview,
    heading: words.subject,
    said: (['company', 'title'] as const).map((field) => ({ label: words.labels[field], value: said[field] })),
    decideLead: words.decideLead,
    desk: `${serverEnv.SITE_URL}/dashboard/team/jobs/${id}`,
  })
  return { to: serverEnv.TEAM_EMAIL, subject: words.subject, ...written }
}
