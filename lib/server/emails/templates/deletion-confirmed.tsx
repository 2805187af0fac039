import { Text } from '@react-email/components'

import { deletionConfirmedEmail as words } from '@/lib/content/account/leaving'
import { company } from '@/lib/content/site/company'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = { contactEmail: string }

const textStyle = { fontSize: '16px', lineHeight: '24px' }

/** Confirms to the person that their account is gone, in words that tell nobody else what it was for. */
export function DeletionConfirmed({ contactEmail }: Props) {
  return (
    <EmailLayout preview={words.preview} heading={words.heading}>
      {words.paragraphs.map((paragraph) => (
        <Text key={paragraph} style={textStyle}>
          {paragraph}
        </Text>
      ))}
      <Text style={textStyle}>
        {words.notYou} {contactEmail}
      </Text>
      <Text style={textStyle}>{company.neutralName}</Text>
    </EmailLayout>
  )
}
