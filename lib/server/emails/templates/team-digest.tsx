import { digestEmail, digestLines, type DigestCounts } from '@/lib/content/desk/digest'
import { CountLines } from '@/lib/server/emails/templates/count-lines'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'
import { StopLine } from '@/lib/server/emails/templates/stop-line'

type Props = { counts: DigestCounts; siteUrl: string; stopUrl: string }

/** Numbers and links: names are only shown on the desk, after signing in. */
export function TeamDigest({ counts, siteUrl, stopUrl }: Props) {
  return (
    <EmailLayout preview={digestEmail.preview} heading={digestEmail.heading}>
      <CountLines lines={digestLines} counts={counts} siteUrl={siteUrl} />
      <StopLine lead={digestEmail.stopLead} label={digestEmail.stop} href={stopUrl} />
    </EmailLayout>
  )
}
