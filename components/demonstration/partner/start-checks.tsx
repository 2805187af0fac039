import { useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { focusHeading } from '@/components/demonstration/partner/focus-heading'
import { SelectField } from '@/components/forms/select-field'
import { checkResultLabels, evidenceLabels, milestoneLabels } from '@/lib/content/dashboards/labels'
import { startCheckWords as words } from '@/lib/content/demonstration/partner-words'
import type { loadPartnerHome } from '@/lib/domain/dashboards/partner/load-partner'
import { dayText } from '@/lib/content/wording/date-text'
import { checkResults, evidenceKinds } from '@/lib/domain/outcomes/job-start'

type Props = { checks: ReturnType<typeof loadPartnerHome>['startChecks']; run: RunNoted }

/** Nothing is preselected, because an answer that nobody gave would be counted. */
const blank = { value: '', label: words.choose }

/** Whether people are still in their jobs, which the report to funders counts. */
export function StartChecks({ checks, run }: Props) {
  const [unanswered, setUnanswered] = useState<readonly string[]>([])
  const save = (check: (typeof checks)[number]) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const result = checkResults.find((checkResult) => checkResult === given.get('result'))
    const evidence = evidenceKinds.find((evidenceKind) => evidenceKind === given.get('evidence'))
    const missing = [...(result ? [] : [`${check.id}-result`]), ...(evidence ? [] : [`${check.id}-evidence`])]
    setUnanswered(missing)
    if (!result || !evidence) return document.getElementById(missing[0] ?? '')?.focus()
    const refusal = await run(
      { type: 'start/check', startId: check.id, milestone: check.milestone, result, evidence },
      { done: words.checked },
    )
    if (!refusal) focusHeading('starts')
  }
  const faultOf = (id: string) => (unanswered.includes(id) ? { error: words.unanswered } : {})
  return (
    <section className="dash-section" aria-labelledby="starts">
      <h2 id="starts" tabIndex={-1}>
        {words.starts}
      </h2>
      {checks.length === 0 ? <p>{words.startsNone}</p> : null}
      <ul className="plain-list dash-cards">
        {checks.map((check) => (
          <li key={check.id} className="card dash-card">
            <h3>{check.name}</h3>
            <p>
              {check.jobTitle}, {check.company}. {words.milestone} {milestoneLabels[check.milestone]},{' '}
              {words.due.toLowerCase()} {dayText(check.dueOn)}.
            </p>
            <form className="dash-form-row needs-script not-on-paper" noValidate onSubmit={save(check)}>
              <SelectField
                id={`${check.id}-result`}
                name="result"
                label={words.result}
                options={[blank, ...checkResults.map((value) => ({ value, label: checkResultLabels[value] }))]}
                {...faultOf(`${check.id}-result`)}
              />
              <SelectField
                id={`${check.id}-evidence`}
                name="evidence"
                label={words.evidence}
                options={[blank, ...evidenceKinds.map((value) => ({ value, label: evidenceLabels[value] }))]}
                {...faultOf(`${check.id}-evidence`)}
              />
              <div>
                <ActButton type="submit" look="primary">
                  {words.checkButton} <span className="visually-hidden">{check.name}</span>
                </ActButton>
              </div>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
