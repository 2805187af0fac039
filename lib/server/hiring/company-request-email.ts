import 'server-only'

import { companyRequestEmail as words } from '@/lib/content/hiring/company-emails'
import type { CompanyFacts } from '@/lib/domain/companies/company'
import { writeTeamRequest } from '@/lib/server/emails/kinds/team-request'
import { serverEnv } from '@/lib/server/env'

type Request = { facts: CompanyFacts; askedAs: string; name: string; email: string }

/** The email that tells the team about a company, or about what it wants to change. */
export function writeCompanyRequest(
  kind: keyof typeof words.subjects,
  { facts: { name, number, website }, askedAs, name: askedBy, email }: Request,
) {
  const subject = words.subjects[kind]
  const said = { name, number, website, askedBy, email, askedAs }
  const written = writeTeamRequest({
    preview: words.preview,
    heading: subject,
    said: (['name', 'number', 'website', 'askedBy', 'email', 'askedAs'] as const).map((field) => ({
      label: words.labels[field],
      value: said[field],
    })),
    decideLead: words.decideLead,
    desk: `${serverEnv.SITE_URL}/dashboard/team/companies`,
  })
  return { to: serverEnv.TEAM_EMAIL, subject, ...written }
}
