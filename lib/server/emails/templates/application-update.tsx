import { Link, Text } from '@react-email/components'

import { EmailLayout } from '@/lib/server/emails/templates/email-layout'
import { StopLine } from '@/lib/server/emails/templates/stop-line'

type Props = {
  words: { heading: string; button: string; stopLead: string; stop: string }
  /** What to do now. */
  line: string
  /** Where it is done. */
  url: string
  stopUrl: string
}

/** Says what there is to do, and nothing about with whom or about what. */
export function ApplicationUpdate({ words, line, url, stopUrl }: Props) {
  const text = { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' }
  return (
    <EmailLayout preview={line} heading={words.heading}>
      <Text style={text}>{line}</Text>
      <Text style={text}>
        <Link href={url} style={{ color: '#1B1F3B', textDecoration: 'underline' }}>
          {words.button}
        </Link>
      </Text>
      <StopLine lead={words.stopLead} label={words.stop} href={stopUrl} />
    </EmailLayout>
  )
}
