import { Text } from '@react-email/components'

import { accountDeletedEmail } from '@/lib/content/account/emails'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

const textStyle = { fontSize: '16px', lineHeight: '24px', wordBreak: 'break-word' as const }

/** The database inserts the references and times, because only the deleting transaction knows them. */
export function AccountDeleted() {
  return (
    <EmailLayout preview={accountDeletedEmail.preview} heading={accountDeletedEmail.heading}>
      <Text style={textStyle}>{accountDeletedEmail.text}</Text>
      <Text style={textStyle}>{'{references}'}</Text>
      <Text style={textStyle}>{accountDeletedEmail.times}</Text>
    </EmailLayout>
  )
}
