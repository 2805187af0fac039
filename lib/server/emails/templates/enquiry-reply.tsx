import { Text } from '@react-email/components'

import { replyEmail as words } from '@/lib/content/desk/reply'
import { company } from '@/lib/content/site/company'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = {
  /** What the member wrote, with its line breaks. */
  text: string
  reference: string
  contactEmail: string
}

const textStyle = { fontSize: '16px', lineHeight: '24px', wordBreak: 'break-word' as const }
const smallStyle = { fontSize: '14px', lineHeight: '20px', margin: '8px 0 0' }

/** A reply to somebody who sent an enquiry: the member's words, and how to write back. It says nothing about who we are. */
export function EnquiryReply({ text, reference, contactEmail }: Props) {
  return (
    <EmailLayout preview={words.preview} heading={words.heading}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <Text key={place} style={textStyle}>
          {paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
        </Text>
      ))}
      <Text style={{ ...smallStyle, margin: '24px 0 0' }}>
        {words.reference}: {reference}
      </Text>
      <Text style={smallStyle}>{words.writeBack(contactEmail)}</Text>
      <Text style={smallStyle}>{words.notYou}</Text>
      <Text style={smallStyle}>{company.neutralName}</Text>
    </EmailLayout>
  )
}
