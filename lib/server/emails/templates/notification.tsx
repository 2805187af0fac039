import { Link, Section, Text } from '@react-email/components'

import { notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = {
  source: EnquirySource
  /** The sender's address, and the same encoded for a mailto link; null if they gave none. */
  replyTo: { email: string; mailbox: string } | null
  answers: Readonly<Partial<Record<NotifiedField, string>>>
  reference: string
}

const labels = Object.entries(notificationEmail.labels) as [NotifiedField, string][]
const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, wordBreak: 'break-word' as const }

export function Notification({ source, replyTo, answers, reference }: Props) {
  return (
    <EmailLayout preview={notificationEmail.preview} heading={notificationEmail.heading(source)}>
      <Text style={valueStyle}>
        <strong>{reference}</strong>
      </Text>
      <Text style={valueStyle}>
        {replyTo ? (
          <>
            {notificationEmail.replyLead}{' '}
            <Link href={`mailto:${replyTo.mailbox}?subject=${reference}`}>{replyTo.email}</Link>.{' '}
            {notificationEmail.replyRule}
          </>
        ) : (
          notificationEmail.onlyCall
        )}
      </Text>
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
