import { Text } from '@react-email/components'

import { confirmationBodies, confirmationEmail as words } from '@/lib/content/enquiries/emails'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = {
  source: EnquirySource
  /** Whether they gave a number to call. */
  hasPhone: boolean
  reference: string
  /** The day by which we are in touch, in words. */
  callBy: string
  contactEmail: string
  siteUrl: string
}

const textStyle = { fontSize: '16px', lineHeight: '24px' }

export function Confirmation({ source, hasPhone, reference, callBy, contactEmail, siteUrl }: Props) {
  const { isOpen, paragraphs, stepsHeading, steps, signature } = confirmationBodies[source](callBy, hasPhone)
  return (
    <EmailLayout preview={words.preview} heading={words.heading} siteUrl={isOpen ? siteUrl : undefined}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={textStyle}>
          {paragraph}
        </Text>
      ))}
      {stepsHeading ? (
        <Text style={textStyle}>
          <strong>{stepsHeading}</strong>
        </Text>
      ) : null}
      {steps.map((step, index) => (
        <Text key={step} style={textStyle}>
          {index + 1}. {step}
        </Text>
      ))}
      <Text style={textStyle}>
        {words.referenceLabel}: <strong>{reference}</strong>
      </Text>
      <Text style={textStyle}>
        {words.contactLead} {contactEmail}
      </Text>
      <Text style={textStyle}>{words.notYou}</Text>
      <Text style={textStyle}>{signature}</Text>
    </EmailLayout>
  )
}
