'use client'

import { useEffect } from 'react'

import { Findings } from '@/components/hiring/advert/findings'
import { DraftSoFar } from '@/components/hiring/jobs/draft-so-far'
import { linkedControlOf } from '@/components/hiring/jobs/first-control'
import { markUnreadable } from '@/components/hiring/jobs/mark-unreadable'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { AdvertDraft } from '@/lib/domain/job-board/advert'
import { draftWith, stepFields, type AdvertStep } from '@/lib/domain/job-board/advert-steps'
import { findingsByRule } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'

type Props = {
  step: AdvertStep
  /** What is stored of the advert. */
  draft: AdvertDraft
  sites: readonly { id: string; town: string; postcode: string }[]
  company: string
  /** The day in the UK. */
  today: string
  /** The day from which it has been on the board; null before that. @default null */
  postedOn?: string | null
  /** What stands in the form. */
  fields: Readonly<Record<string, string>>
}

/** An advert as it is being written, by the same rules that the server applies when it is saved. */
export function AdvertSoFar({ step, draft, sites, company, today, postedOn = null, fields }: Props) {
  const { written, unreadable } = draftWith(draft, step, fields, sites)
  const [cannotRead] = Object.values(unreadable)
  const findings = checkLawful(written, plainDate(today)).filter(
    ({ rule, field }) => rule !== 'missing' && stepFields[step].includes(field),
  )
  useEffect(() => markUnreadable(unreadable), [unreadable])

  return (
    <>
      {/* What cannot be read stands at its field: here it is only read out. */}
      <p role="status" className={cannotRead ? 'visually-hidden' : 'advert-count'}>
        {cannotRead ?? words.found(findingsByRule(findings).length)}
      </p>
      {findings.length === 0 ? null : (
        <section className="notice" aria-label={words.again}>
          <Findings
            findings={findings}
            nameOf={(field) => <a href={`#${linkedControlOf(field)}`}>{fieldLabels[field]}</a>}
          />
        </section>
      )}
      <DraftSoFar draft={written} company={company} today={today} postedOn={postedOn} />
    </>
  )
}
