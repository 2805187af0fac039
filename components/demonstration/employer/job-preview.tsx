import { ActButton } from '@/components/work/act-button'
import { Facts } from '@/components/work/facts'
import { dbsLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import { postJobWords as words } from '@/lib/content/demonstration/post-job'
import { payText } from '@/lib/content/wording/job-text'
import { dayText } from '@/lib/content/wording/date-text'
import { findingWords, findingsWords } from '@/lib/content/hiring/advert'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  job: ActionOf<'job/post'>
  /** An advert with an error is never previewed, so only advice is left. */
  advice: readonly AdvertFinding[]
  company: string
  onPost: () => void
  onChange: () => void
}

/** The advert as people will read it, before anybody can. */
export function JobPreview({ job, advice, company, onPost, onChange }: Props) {
  return (
    <section className="card dash-card dash-first" aria-labelledby="preview">
      <h2 id="preview" className="dash-heading" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.previewHeading}
      </h2>
      <p>{words.previewText}</p>
      <h3>{job.title}</h3>
      <p>{job.description}</p>
      <Facts
        facts={[
          { name: words.company, value: `${company}, ${job.town}` },
          { name: words.pay, value: payText({ from: job.pence, to: job.pence, per: 'hour' }) },
          { name: words.hoursPerWeek, value: words.hours(job.hoursPerWeek, job.pattern) },
          { name: words.type, value: job.jobType },
          { name: words.vacancies, value: job.vacancies },
          { name: words.skills, value: job.skills },
          { name: words.closesOn, value: dayText(job.closesOn) },
          { name: words.recordQuestion, value: recordQuestionLabels[job.recordQuestion] },
          { name: words.dbsLevel, value: [dbsLabels[job.dbsLevel], job.dbsReason].filter(Boolean).join('. ') },
        ]}
      />
      {advice.length > 0 ? (
        <>
          <h3>{words.advice}</h3>
          <p>{words.adviceHint}</p>
          <ul className="bullet-list">
            {advice.map(({ rule, field, found }) => (
              <li key={`${rule} ${field} ${found ?? ''}`}>
                {found === null ? '' : `${findingsWords.found(found)} `}
                {findingWords[rule]}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="dash-actions">
        <ActButton look="primary" onClick={onPost}>
          {words.post}
        </ActButton>
        <ActButton onClick={onChange}>{words.change}</ActButton>
      </div>
    </section>
  )
}
