import { JobLine } from '@/components/casework/outcomes/job-starts'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { ownJobWords as words } from '@/lib/content/casework/job-starts'
import type { StartedJob } from '@/lib/domain/outcomes/job-check'

type Props = { jobs: readonly StartedJob[]; kept: KeptForm | null }

/** The jobs that somebody was hired for here, and what they agree to about each. Nothing is shown before the first. */
export function OwnJobStarts({ jobs, kept }: Props) {
  if (jobs.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby="own-job-starts">
      <h2 id="own-job-starts">{words.heading}</h2>
      <p>{words.lead}</p>
      <ul className="plain-list dash-lines">
        {jobs.map((job) => {
          const back = kept?.values.form === 'job-choice' && kept.values.start === job.id ? kept : null
          const ticks = [
            ['dayRelease', words.dayRelease, job.cameFromDayRelease],
            ['mayAsk', words.mayAsk, job.mayAskEmployer],
            ['mayCount', words.mayCount, job.mayBeCounted],
          ] as const
          return (
            <li key={job.id}>
              <JobLine job={job} />
              <p>{words.agreed(job.mayAskEmployer, job.mayBeCounted)}</p>
              <details className="dash-more not-on-paper" open={back !== null}>
                <summary>{words.change}</summary>
                <PostedForm
                  to="candidate"
                  action="job-choice"
                  submit={words.submit}
                  look="secondary"
                  hidden={{ start: job.id }}
                  kept={back}
                  idOf={(field) => `${field}-${job.id}`}
                >
                  <TextField
                    id={`hours-${job.id}`}
                    name="hours"
                    label={words.hours}
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={back ? (back.values.hours ?? '') : (job.hoursAWeek?.toString() ?? '')}
                    error={problemOf(back, 'hours')}
                  />
                  {ticks.map(([name, label, isTicked]) => (
                    <TickBox
                      key={name}
                      id={`${name}-${job.id}`}
                      name={name}
                      label={label}
                      defaultChecked={back ? back.values[name] === 'on' : isTicked}
                    />
                  ))}
                </PostedForm>
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
