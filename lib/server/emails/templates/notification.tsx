import { Link, Section, Text } from '@react-email/components'
import { Fragment } from 'react'

import { notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = {
  source: EnquirySource
  email: string
  answers: Readonly<Partial<Record<NotifiedField, string>>>
  reference: string
}

const labels = Object.entries(notificationEmail.labels) as [NotifiedField, string][]
const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, wordBreak: 'break-word' as const }

/** The words as they were typed: escaped by React, never a link of ours, their line breaks kept in the text part too. */
function Typed({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

export function Notification({ source, email, answers, reference }: Props) {
  // The @ itself stays as it is: mail programs do not read it encoded.
  const mailto = `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${reference}`
  return (
    <EmailLayout preview={notificationEmail.preview} heading={notificationEmail.heading(source)}>
      <Text style={valueStyle}>
        <strong>{reference}</strong>
      </Text>
      <Text style={valueStyle}>
        {notificationEmail.replyLead} <Link href={mailto}>{email}</Link>. {notificationEmail.replyRule}
      </Text>
      {labels.map(([field, label]) => {
        const value = answers[field]
        return value ? (
          <Section key={field}>
            <Text style={labelStyle}>{label}</Text>
            <Text style={valueStyle}>
              <Typed text={value} />
            </Text>
          </Section>
        ) : null
      })}
    </EmailLayout>
  )
}
