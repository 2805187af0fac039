import { Link, Text } from '@react-email/components'

import { EmailLayout } from '@/lib/server/emails/templates/email-layout'
import { StopLine } from '@/lib/server/emails/templates/stop-line'

type Props = {
  words: { preview: string; heading: string; text: string; button: string; stopLead: string; stop: string }
  siteUrl: string
  stopUrl: string
}

/** Says that there is something to read, and nothing about what it is. */
export function ApplicationUpdate({ words, siteUrl, stopUrl }: Props) {
  return (
    <EmailLayout preview={words.preview} heading={words.heading}>
      <Text style={{ fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' }}>
        {words.text}{' '}
        <Link href={`${siteUrl}/sign-in`} style={{ color: '#1B1F3B', textDecoration: 'underline' }}>
          {words.button}
        </Link>
      </Text>
      <StopLine lead={words.stopLead} label={words.stop} href={stopUrl} />
    </EmailLayout>
  )
}
