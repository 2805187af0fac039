import 'server-only'

import { jobAlertEmail as words, searchText } from '@/lib/content/job-board/job-alerts'
import { payText } from '@/lib/content/wording/job-text'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import type { Job } from '@/lib/domain/job-board/job'
import { discreetPart, searchToSave, type AlertRhythm } from '@/lib/domain/job-board/saved-search'

type Given = {
  query: BoardQuery
  rhythm: AlertRhythm
  jobs: readonly Pick<Job, 'id' | 'title' | 'company' | 'town' | 'pay'>[]
  /** How many are new, including those listed. */
  total: number
  siteUrl: string
  stopUrl: string
}

/**
 * The new jobs for a saved search. Somebody else may see the email, so it names only the discreet part of the search.
 */
export function writeJobAlert({ query, rhythm, jobs, total, siteUrl, stopUrl }: Given): BothForms {
  const search = discreetPart(query)
  const address = searchToSave(search)
  const lead = words.search(searchText(search))
  const all = `${siteUrl}/jobs${address === '' ? '' : `?${address}`}`
  return writeEmail({
    heading: words.heading,
    preview: lead,
    parts: [
      { part: 'text', text: lead },
      ...jobs.map(({ id, title, company, town, pay }) => ({
        part: 'entry' as const,
        label: title,
        href: `${siteUrl}/jobs/${id}`,
        text: `${company}, ${town}\n${payText(pay)}`,
      })),
      ...(total > jobs.length ? [{ part: 'link' as const, label: words.more(total - jobs.length), href: all }] : []),
      { part: 'stop', text: words.stopLead[rhythm], label: words.stop, href: stopUrl },
    ],
  })
}
