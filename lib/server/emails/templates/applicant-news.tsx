import { Link, Text } from '@react-email/components'

import { applicantNews as words, type ApplicantEvent as News } from '@/lib/content/hiring/application-emails'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'
import { StopLine } from '@/lib/server/emails/templates/stop-line'

type Props = { news: News; pageUrl: string; stopUrl: string }

/** What an applicant has just told an employer. Who it is stands on the page that it links to, after signing in. */
export function ApplicantNews({ news, pageUrl, stopUrl }: Props) {
  return (
    <EmailLayout preview={words.preview} heading={words.subject(news)}>
      <Text style={{ fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' }}>
        {words.text(news)}{' '}
        <Link href={pageUrl} style={{ color: '#1B1F3B', textDecoration: 'underline' }}>
          {words.button}
        </Link>
      </Text>
      <StopLine lead={words.stopLead} label={words.stop} href={stopUrl} />
    </EmailLayout>
  )
}
