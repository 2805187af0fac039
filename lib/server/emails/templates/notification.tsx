import { Link, Section, Text } from '@react-email/components'
import { Fragment } from 'react'

import { organisationTypeWords } from '@/lib/content/callback-form'
import { notificationEmail } from '@/lib/content/emails'
import type { CallbackEnquiry } from '@/lib/domain/enquiries/callback-enquiry'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = { enquiry: CallbackEnquiry; reference: string }

const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, wordBreak: 'break-word' as const }

/** What each field says to a reader, in words. */
function valuesOf(enquiry: CallbackEnquiry): Record<string, string> {
  const { yes, no } = notificationEmail
  const values = Object.entries(enquiry).map(([field, value]): [string, string] => [
    field,
    typeof value === 'boolean' ? (value ? yes : no) : value,
  ])
  const type = 'organisationType' in enquiry && {
    organisationType: organisationTypeWords.labels[enquiry.organisationType],
  }
  return { ...Object.fromEntries(values), ...type }
}

/** The words as they were typed: escaped by React, never a link of ours, their line breaks kept in the text part too. */
function Typed({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

export function Notification({ enquiry, reference }: Props) {
  const values = valuesOf(enquiry)
  // The @ itself stays as it is: mail programs do not read it encoded.
  const mailto = `mailto:${enquiry.email.split('@').map(encodeURIComponent).join('@')}?subject=${reference}`
  return (
    <EmailLayout preview={notificationEmail.preview} heading={notificationEmail.heading(enquiry.form_source)}>
      <Text style={valueStyle}>
        <strong>{reference}</strong>
      </Text>
      <Text style={valueStyle}>
        {notificationEmail.replyLead} <Link href={mailto}>{enquiry.email}</Link>. {notificationEmail.replyRule}
      </Text>
      {Object.entries(notificationEmail.labels).map(([field, label]) => {
        const value = values[field]
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
