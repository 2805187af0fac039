import { Link, Text } from '@react-email/components'

import { jobAlertEmail as words, searchText } from '@/lib/content/job-board/job-alerts'
import { payText } from '@/lib/content/wording/job-text'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import type { Job } from '@/lib/domain/job-board/job'
import { discreetPart, searchToSave, type AlertRhythm } from '@/lib/domain/job-board/saved-search'
import { EmailLayout } from '@/lib/server/emails/templates/email-layout'
import { StopLine } from '@/lib/server/emails/templates/stop-line'

type Props = {
  query: BoardQuery
  rhythm: AlertRhythm
  jobs: readonly Pick<Job, 'id' | 'title' | 'company' | 'town' | 'pay'>[]
  /** How many are new, including those listed. */
  total: number
  siteUrl: string
  stopUrl: string
}

const text = { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' }
const link = { color: '#1B1F3B', textDecoration: 'underline' }

/**
 * The new jobs for a saved search. Somebody else may see the email, so it names only the discreet part of the search.
 */
export function JobAlert({ query, rhythm, jobs, total, siteUrl, stopUrl }: Props) {
  const search = discreetPart(query)
  const address = searchToSave(search)
  return (
    <EmailLayout preview={words.search(searchText(search))} heading={words.heading}>
      <Text style={text}>{words.search(searchText(search))}</Text>
      {jobs.map(({ id, title, company, town, pay }) => (
        <Text key={id} style={text}>
          <Link href={`${siteUrl}/jobs/${id}`} style={{ ...link, fontWeight: 700 }}>
            {title}
          </Link>
          <br />
          {company}, {town}
          <br />
          {payText(pay)}
        </Text>
      ))}
      {total > jobs.length ? (
        <Text style={text}>
          <Link href={`${siteUrl}/jobs${address === '' ? '' : `?${address}`}`} style={link}>
            {words.more(total - jobs.length)}
          </Link>
        </Text>
      ) : null}
      <StopLine lead={words.stopLead[rhythm]} label={words.stop} href={stopUrl} />
    </EmailLayout>
  )
}
