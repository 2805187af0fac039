import { MendList } from '@/components/hiring/jobs/mend-list'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { findingsByRule, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

/** How many notes there are on a step, and on what: what each says stands beside its field. */
export function StepFindings({ findings }: { findings: readonly AdvertFinding[] }) {
  if (findings.length === 0) return null
  const count = findingsByRule(findings).length
  return (
    <section className="notice" aria-label={words.again}>
      <p>
        <strong>{words.found(count)}</strong> {words.beside(count)}
      </p>
      <MendList findings={findings} />
    </section>
  )
}
