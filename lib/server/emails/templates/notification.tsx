import { Section, Text } from '@react-email/components'

import { notificationEmail } from '@/lib/content/emails'
import type { CallbackEnquiry } from '@/lib/domain/enquiries/callback-enquiry'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = { enquiry: CallbackEnquiry; reference: string }

const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
// Line breaks of a message are kept; the words themselves are escaped by React and never become links of ours.
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, whiteSpace: 'pre-wrap' as const }

export function Notification({ enquiry, reference }: Props) {
  const { labels, yes, no } = notificationEmail
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(enquiry).map(([field, value]) => [field, typeof value === 'boolean' ? (value ? yes : no) : value]),
  )
  return (
    <EmailLayout preview={notificationEmail.preview} heading={notificationEmail.heading(enquiry.form_source)}>
      <Text style={valueStyle}>
        <strong>{reference}</strong>
      </Text>
      <Text style={valueStyle}>
        {notificationEmail.replyLead} {enquiry.email}. {notificationEmail.replyRule}
      </Text>
      {Object.entries(labels).map(([field, label]) =>
        values[field] ? (
          <Section key={field}>
            <Text style={labelStyle}>{label}</Text>
            <Text style={valueStyle}>{values[field]}</Text>
          </Section>
        ) : null,
      )}
    </EmailLayout>
  )
}
