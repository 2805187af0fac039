import type { ReactNode } from 'react'

import type { WritesTo } from '@/components/casework/work/support-appointments'
import { RadioRows } from '@/components/forms/radio-rows'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { Badge } from '@/components/work/badge'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import {
  jobEvidenceLabels,
  jobAnswerLabels,
  jobMilestoneLabels,
  jobStartWords as words,
  leavingReasonLabels,
  leftBeforeText,
  noReasonYet,
} from '@/lib/content/casework/job-starts'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import {
  jobEvidence,
  checkDueOn,
  checksToRecord,
  givenAnswers,
  hasLeft,
  leavingReasons,
  type JobCheck,
  type StartedJob,
} from '@/lib/domain/outcomes/job-check'

/** What a check found, and how that is known. */
function CheckLine({ check, isSafe }: { check: JobCheck; isSafe: boolean }) {
  const { answer, milestone, dueOn, reason, evidence, answeredOn, verifiedBy, employerAnswer } = check
  const isEarly = hasLeft(answer) && answeredOn !== null && answeredOn < dueOn
  const differs =
    employerAnswer !== null &&
    evidence !== 'employer_confirmed' &&
    (answer === 'in_post') !== (employerAnswer === 'in_post')
  return (
    <>
      <strong>{isEarly ? leftBeforeText(answer, milestone) : jobMilestoneLabels[milestone]}</strong>
      {isEarly ? null : ': '}
      {isEarly
        ? null
        : answer === null
          ? check.isAsked
            ? isSafe
              ? words.asked
              : words.askedBefore
            : words.notAsked
          : jobAnswerLabels[answer]}
      {reason === null || reason === 'rather_not_say' ? '.' : ` (${leavingReasonLabels[reason].toLowerCase()}).`}{' '}
      {evidence !== null && answeredOn !== null ? (
        <Typed>{words.how(jobEvidenceLabels[evidence], dayText(answeredOn), verifiedBy)}</Typed>
      ) : null}{' '}
      {differs ? (employerAnswer === 'left' ? words.employerDiffers : words.employerDiffersLeft) : null}
    </>
  )
}

/** One job, and what its checks found. */
export function JobLine({ job, isSafe = true }: { job: StartedJob; isSafe?: boolean }) {
  const facts = [
    words.startedOn(dayText(job.startedOn)),
    ...(job.hoursAWeek === null ? [] : [words.hours(job.hoursAWeek)]),
    ...(job.cameFromDayRelease ? [words.dayRelease] : []),
    ...(job.isRealLivingWage ? [words.realLivingWage] : []),
  ]
  return (
    <>
      <p>
        <strong>
          <Typed>{[job.title, job.employer].filter((text) => text !== '').join(', ')}</Typed>
        </strong>
        {': '}
        {facts.join(', ')}. {job.isConfirmed ? null : <Badge>{words.presumed}</Badge>}
      </p>
      {job.checks.length === 0 ? null : (
        <ul className="plain-list">
          {job.checks.map((check) => (
            <li key={check.milestone}>
              <CheckLine check={check} isSafe={isSafe} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type StepsProps = { job: StartedJob; writes: NonNullable<WritesTo>; kept: KeptForm | null; today: PlainDate }

function Steps({ job, writes: { to, reference }, kept, today }: StepsProps) {
  const back = kept?.values.start === job.id && kept.values.form === 'job-check' ? kept : null
  const error = (name: string) => problemOf(back, name)
  const due = checksToRecord(job, today)
  const isKnown = (milestone: JobCheck['milestone']): boolean =>
    job.checks.some((check) => check.milestone === milestone && check.answer !== null)
  // What was recorded is not what is recorded next, and whoever opens it before any check is due knows that they left.
  const first = due.findLast(({ milestone, isEarly }) => !isEarly && !isKnown(milestone)) ?? due.at(-1)
  const hints = [
    // Not in the option: a phone cuts it off.
    ...due
      .filter(({ milestone, isEarly }) => isEarly && !isKnown(milestone))
      .map(({ milestone }) =>
        words.earlyHint(jobMilestoneLabels[milestone], dayText(checkDueOn(job.startedOn, milestone))),
      ),
    ...(due.some(({ milestone }) => isKnown(milestone)) ? [words.replacesHint] : []),
  ]
  const hidden = { reference, start: job.id }
  return (
    <div className="dash-actions not-on-paper">
      {due.length === 0 ? null : (
        <details className="dash-more" open={back !== null}>
          <summary>{words.record}</summary>
          <PostedForm
            to={to}
            action="job-check"
            submit={words.recordSubmit}
            hidden={hidden}
            kept={back}
            idOf={(field) => `${field}-${job.id}`}
          >
            <SelectField
              id={`milestone-${job.id}`}
              name="milestone"
              label={words.milestone}
              hint={hints.length === 0 ? undefined : hints.join(' ')}
              defaultValue={back?.values.milestone ?? first?.milestone}
              error={error('milestone')}
              options={due.map(({ milestone: value }) => ({
                value,
                label: isKnown(value) ? words.recorded(jobMilestoneLabels[value]) : jobMilestoneLabels[value],
              }))}
            />
            <RadioRows
              id={`answer-${job.id}`}
              legend={words.answer}
              name="answer"
              error={error('answer')}
              defaultValue={givenAnswers.find((value) => value === back?.values.answer)}
              options={givenAnswers.map((value) => ({ value, label: jobAnswerLabels[value] }))}
            />
            <SelectField
              id={`reason-${job.id}`}
              name="reason"
              label={words.reason}
              defaultValue={back?.values.reason ?? ''}
              options={[
                { value: '', label: noReasonYet },
                ...leavingReasons.map((value) => ({ value, label: leavingReasonLabels[value] })),
              ]}
            />
            <RadioRows
              id={`evidence-${job.id}`}
              legend={words.evidence}
              name="evidence"
              error={error('evidence')}
              defaultValue={jobEvidence.find((value) => value === back?.values.evidence)}
              options={jobEvidence.map((value) => ({ value, label: jobEvidenceLabels[value] }))}
            />
          </PostedForm>
        </details>
      )}
      {job.isEntered ? (
        <details className="dash-more dash-more-quiet">
          <summary>{words.remove}</summary>
          <PostedForm
            to={to}
            action="job-start-remove"
            submit={words.removeSubmit}
            look="warning"
            hidden={hidden}
            kept={null}
          >
            <p>{words.removeWarning}</p>
          </PostedForm>
        </details>
      ) : null}
    </div>
  )
}

type Props = {
  jobs: readonly StartedJob[]
  /** Whether we ask the person, or why not. */
  asked: keyof typeof words.leads
  writes: WritesTo
  kept: KeptForm | null
  today: PlainDate
  /** What was just done here. */
  notice?: ReactNode
}

/** The jobs that somebody started, whether they lasted, and how we know. */
export function JobStarts({ jobs, asked, writes, kept, today, notice }: Props) {
  const back = kept?.values.form === 'job-start-add' ? kept : null
  const isAnyRunning = jobs.some(({ checks }) => !checks.some(({ answer }) => hasLeft(answer)))
  const text = (name: string) => ({
    id: `job-start-${name}`,
    name,
    autoComplete: 'off',
    defaultValue: back?.values[name] ?? '',
    error: problemOf(back, name),
  })
  return (
    <section className="dash-section" aria-labelledby="job-starts">
      <h2 id="job-starts">{words.heading}</h2>
      {notice}
      {jobs.length === 0 ? <p>{words.none}</p> : isAnyRunning ? <p>{words.leads[asked]}</p> : null}
      <ul className="plain-list dash-lines">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobLine job={job} isSafe={asked === 'asked'} />
            {writes ? <Steps job={job} writes={writes} kept={kept} today={today} /> : null}
          </li>
        ))}
      </ul>
      {writes ? (
        <details className="dash-more not-on-paper" open={back !== null}>
          <summary>{words.add}</summary>
          <PostedForm
            to={writes.to}
            action="job-start-add"
            submit={words.addSubmit}
            look="secondary"
            hidden={{ reference: writes.reference }}
            kept={back}
            idOf={(field) => `job-start-${field}`}
          >
            <TextField {...text('employer')} label={words.employer} maxLength={100} />
            <TextField {...text('job')} label={words.job} hint={words.jobHint} maxLength={160} />
            <TextField {...text('startedOn')} type="date" label={words.startedOnLabel} max={today} />
            <TextField {...text('hours')} label={words.hoursLabel} inputMode="decimal" />
            <TickBox
              id="job-start-living-wage"
              name="livingWage"
              label={words.realLivingWageLabel}
              defaultChecked={back?.values.livingWage === 'on'}
            />
            <TickBox
              id="job-start-day-release"
              name="dayRelease"
              label={words.dayReleaseLabel}
              defaultChecked={back?.values.dayRelease === 'on'}
            />
          </PostedForm>
        </details>
      ) : null}
    </section>
  )
}
