import 'server-only'

import { companyRequestEmail as words } from '@/lib/content/hiring/company-emails'
import { writeTeamRequest } from '@/lib/server/emails/kinds/team-request'
import { serverEnv } from '@/lib/server/env'
import type { OrganisationFacts } from '@/lib/server/hiring/companies'

type Request = { id: string; facts: OrganisationFacts; askedAs: string; name: string; email: string }

/** The email that tells the team about an organisation, or about what it wants to change. */
export function writeCompanyRequest(
  kind: keyof typeof words.subjects,
  { id, facts, askedAs, name: askedBy, email }: Request,
) {
  const { name, number, website } = facts
  const subject = 'sector' in facts ? words.subjects[kind] : words.partnerSubjects[kind]
  const said = { name, number, website, askedBy, email, askedAs }
  const written = writeTeamRequest({
    preview: words.preview,
    heading: subject,
    said: (['name', 'number', 'website', 'askedBy', 'email', 'askedAs'] as const).map((field) => ({
      label: words.labels[field],
      value: said[field],
    })),
    decideLead: words.decideLead,
    desk: `${serverEnv.SITE_URL}/dashboard/team/companies/${id}`,
  })
  return { to: serverEnv.TEAM_EMAIL, subject, ...written }
}
