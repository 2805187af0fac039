import { Section, Text } from '@react-email/components'

import { roleRequestEmail } from '@/lib/content/account-emails'
import type { RoleRequest } from '@/lib/domain/access/role-request'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = { email: string; request: RoleRequest }

const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, wordBreak: 'break-word' as const }

/** The address stays out of the commands: it may have characters in it that a shell obeys. */
export function RoleRequested({ email, request }: Props) {
  const { labels } = roleRequestEmail
  const answers = { email, ...request }
  return (
    <EmailLayout preview={roleRequestEmail.preview} heading={roleRequestEmail.heading}>
      {(['email', 'role', 'organisation', 'note'] as const).map((field) =>
        answers[field] ? (
          <Section key={field}>
            <Text style={labelStyle}>{labels[field]}</Text>
            <Text style={valueStyle}>{answers[field]}</Text>
          </Section>
        ) : null,
      )}
      <Text style={labelStyle}>{roleRequestEmail.decideLead}</Text>
      <Text style={valueStyle}>npm run role -- ADDRESS {request.role}</Text>
      <Text style={labelStyle}>{roleRequestEmail.declineLead}</Text>
      <Text style={valueStyle}>npm run role -- ADDRESS none</Text>
      <Text style={labelStyle}>{roleRequestEmail.listLead}</Text>
    </EmailLayout>
  )
}
