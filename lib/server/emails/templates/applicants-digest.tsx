import { Text } from '@react-email/components'

import {
  applicantsEmail as words,
  applicantsLines,
  type ApplicantsCounts,
} from '@/lib/content/hiring/application-emails'
import { CountLines } from '@/lib/server/emails/templates/count-lines'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'
import { StopLine } from '@/lib/server/emails/templates/stop-line'

type Props = { counts: ApplicantsCounts; siteUrl: string; stopUrl: string }

/** Numbers and links: names are only shown in the portal, after signing in. */
export function ApplicantsDigest({ counts, siteUrl, stopUrl }: Props) {
  return (
    <EmailLayout preview={words.preview} heading={words.heading}>
      <CountLines lines={applicantsLines} counts={counts} siteUrl={siteUrl} />
      <Text style={{ fontSize: '16px', lineHeight: '24px', margin: '12px 0' }}>{words.lead}</Text>
      <StopLine lead={words.stopLead} label={words.stop} href={stopUrl} />
    </EmailLayout>
  )
}
