import { employerWords as words, jobLevelWords } from '@/lib/content/disclosure/results'
import type { JobLevel } from '@/lib/domain/disclosure-wizard/employer-answer'

/** What applies to everybody at one level of check. */
export function GeneralAnswer({ level }: { level: JobLevel }) {
  const { label, ask, must, needNot } = jobLevelWords[level]
  return (
    <div className="employer-answer" data-level={level}>
      <h3>{label}</h3>
      <dl>
        <dt>{words.ask}</dt>
        <dd>{ask}</dd>
        <dt>{words.must}</dt>
        <dd>{must}</dd>
        <dt>{words.needNot}</dt>
        <dd>{needNot}</dd>
      </dl>
    </div>
  )
}
