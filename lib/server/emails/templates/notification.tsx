import { Link, Section, Text } from '@react-email/components'

import { notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = {
  source: EnquirySource
  /** Whether the sender gave an address that the desk can write to. */
  hasEmail: boolean
  /** The page of the enquiry on the desk, where it is answered. */
  desk: string
  answers: Readonly<Partial<Record<NotifiedField, string>>>
  reference: string
}

const labels = Object.entries(notificationEmail.labels) as [NotifiedField, string][]
const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, wordBreak: 'break-word' as const }

export function Notification({ source, hasEmail, desk, answers, reference }: Props) {
  return (
    <EmailLayout preview={notificationEmail.preview} heading={notificationEmail.heading(source)}>
      <Text style={valueStyle}>
        <strong>{reference}</strong>
      </Text>
      <Text style={valueStyle}>
        <Link href={desk}>{notificationEmail.answer}</Link>
      </Text>
      <Text style={valueStyle}>{hasEmail ? notificationEmail.replyRule : notificationEmail.onlyCall}</Text>
      {labels.map(([field, label]) => {
        const value = answers[field]
        return value ? (
          <Section key={field}>
            <Text style={labelStyle}>{label}</Text>
            <Text style={valueStyle}>{value}</Text>
          </Section>
        ) : null
      })}
    </EmailLayout>
  )
}
