'use client'

import { Findings } from '@/components/hiring/advert/findings'
import { DraftSoFar } from '@/components/hiring/jobs/draft-so-far'
import { linkedControlOf } from '@/components/hiring/jobs/first-control'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { AdvertDraft } from '@/lib/domain/job-board/advert'
import { readStep, stepFields, type AdvertStep } from '@/lib/domain/job-board/advert-steps'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'

type Props = {
  step: AdvertStep
  /** What is stored of the advert. */
  draft: AdvertDraft
  sites: readonly { id: string; town: string; postcode: string }[]
  company: string
  /** The day in the UK. */
  today: string
  /** What stands in the form. */
  fields: Readonly<Record<string, string>>
}

/** An advert as it is being written, by the same rules that the server applies when it is saved. */
export function AdvertSoFar({ step, draft, sites, company, today, fields }: Props) {
  const read = readStep(step, fields, sites)
  if (!read.success) return <p role="status">{read.error.issues[0]?.message}</p>
  const written: AdvertDraft = { ...draft, ...read.data }
  const findings = checkLawful(written, plainDate(today)).filter(
    ({ rule, field }) => rule !== 'missing' && stepFields[step].includes(field),
  )
  return (
    <>
      <p role="status" className="advert-count">
        {words.found(findings.length)}
      </p>
      {findings.length === 0 ? null : (
        <section className="notice" aria-label={words.again}>
          <Findings
            findings={findings}
            nameOf={(field) => <a href={`#${linkedControlOf(field)}`}>{fieldLabels[field]}</a>}
          />
        </section>
      )}
      <DraftSoFar draft={written} company={company} today={today} />
    </>
  )
}
