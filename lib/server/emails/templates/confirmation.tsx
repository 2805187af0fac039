import { Text } from '@react-email/components'

import { confirmationEmail } from '@/lib/content/emails'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = { reference: string; contactEmail: string }

export function Confirmation({ reference, contactEmail }: Props) {
  return (
    <EmailLayout preview={confirmationEmail.preview} heading={confirmationEmail.heading}>
      {confirmationEmail.paragraphs.map((paragraph) => (
        <Text key={paragraph} style={{ fontSize: '16px', lineHeight: '24px' }}>
          {paragraph}
        </Text>
      ))}
      <Text style={{ fontSize: '16px', lineHeight: '24px' }}>
        {confirmationEmail.referenceLabel}: <strong>{reference}</strong>
      </Text>
      <Text style={{ fontSize: '16px', lineHeight: '24px' }}>
        {confirmationEmail.contactLead} {contactEmail}
      </Text>
      <Text style={{ fontSize: '16px', lineHeight: '24px' }}>{confirmationEmail.notYou}</Text>
      <Text style={{ fontSize: '16px', lineHeight: '24px' }}>{confirmationEmail.signature}</Text>
    </EmailLayout>
  )
}
