import type { Route } from 'next'
import type { ReactNode } from 'react'

import { RadioRows } from '@/components/forms/radio-rows'
import { TextAreaField } from '@/components/forms/text-area-field'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import { wayLabels } from '@/lib/content/dashboards/labels'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import type { MeetingWay } from '@/lib/domain/appointments/appointment'
import { formsOf, jobsPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { Advert } from '@/lib/domain/job-board/advert'

type Interview = {
  on_day: PlainDate
  at_time: WallTime
  way: MeetingWay
  place: string
  postcode: string
  ask_for: string
  bring: string
}
type Application = {
  id: string
  job: string
  company: string
  advert: Pick<
    Advert,
    'town' | 'postcode' | 'pay' | 'pattern' | 'hoursPerWeek' | 'requirements' | 'remoteFriendly'
  > | null
  interview: Interview | null
}
/** With what was just done. */
type Place = { portal: PeoplePortal; reference: string; name: string; notices?: ReactNode }

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="dash-facts">
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Typed>{value}</Typed>
          </dd>
        </div>
      ))}
  </dl>
)

const jobFacts = ({ job, company, advert }: Application): (readonly [string, string])[] => [
  [words.theJob, job],
  [words.company, company],
  ...(advert
    ? ([
        [
          words.workplace,
          [`${advert.town} ${advert.postcode}`, ...(advert.remoteFriendly ? [words.homeWorking] : [])].join('. '),
        ],
        [words.pattern, advert.pattern],
        [words.pay, payText(advert.pay)],
      ] as const)
    : []),
]

type FrameProps = Place & { heading: string; shows?: string; children: ReactNode }

function Sheet({ portal, reference, notices, heading, shows, children }: FrameProps) {
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={jobsPath(portal, reference) as Route} className="text-link">
          {words.sheetBack}
        </PageLink>
      </p>
      {notices}
      <DetailHeading heading={heading} shows={shows} isPrinted />
      {children}
    </>
  )
}

/** One page to get ready for an interview, to print. */
function InterviewSheet({ application, ...place }: Place & { application: Application & { interview: Interview } }) {
  const { interview, advert } = application
  return (
    <Sheet {...place} heading={words.prepare(application.job)} shows={place.name}>
      <Facts
        facts={[
          [words.when, `${weekdayText(interview.on_day)}, ${timeText(interview.at_time)}`],
          [words.where, [wayLabels[interview.way], interview.place, interview.postcode].filter(Boolean).join(', ')],
          [words.askFor, interview.ask_for],
          [words.bring, interview.bring],
          ...jobFacts(application),
        ]}
      />
      {advert && advert.requirements.length > 0 ? (
        <section className="dash-section">
          <h2>{words.startsWith}</h2>
          <ul>
            {advert.requirements.map((one) => (
              <li key={one}>
                <Typed>{one}</Typed>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="dash-section">
        <h2>{words.practise}</h2>
        <ol>
          {words.questions.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      </section>
      <section className="dash-section">
        <h2>{words.before}</h2>
        <ul>
          {words.beforeSteps.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </Sheet>
  )
}

const answers = ['agreed', 'conditions', 'refused'] as const

/** One page for whoever has to approve an offer, to print or send; and the answer, for the file. */
function ApprovalSheet({
  application,
  organisation,
  kept,
  ...place
}: Place & { application: Application; organisation: string; kept: KeptForm | null }) {
  const back = kept?.values.form === 'approval-note' ? kept : null
  return (
    <Sheet {...place} heading={words.approvalTitle} shows={words.approvalLead(place.name)}>
      <Facts facts={jobFacts(application)} />
      <p>{words.approvalAsk}</p>
      <ul className="plain-list dash-lines">
        {words.approvalAnswers.map((one) => (
          <li key={one}>☐ {one}</li>
        ))}
        <li>{words.signed}:</li>
      </ul>
      <p>{words.from(organisation)}</p>
      <section className="dash-section not-on-paper" aria-labelledby="answer">
        <h2 id="answer">{words.answer}</h2>
        <p>{words.tellEmployer}</p>
        <PostedForm
          to={formsOf(place.portal)}
          action="approval-note"
          submit={words.answerSubmit}
          hidden={{ reference: place.reference, application: application.id }}
          kept={back}
        >
          <RadioRows
            id="answer-given"
            legend={words.answerLegend}
            name="answer"
            error={problemOf(back, 'answer-given')}
            defaultValue={answers.find((value) => value === back?.values.answer)}
            options={answers.map((value) => ({ value, label: words.answers[value] }))}
          />
          <TextAreaField
            id="conditions"
            name="conditions"
            label={words.conditions}
            hint={words.conditionsHint}
            rows={3}
            maxLength={1000}
            defaultValue={back?.values.conditions ?? ''}
            error={problemOf(back, 'conditions')}
          />
        </PostedForm>
      </section>
    </Sheet>
  )
}

type SheetProps = Place & { application: Application; organisation: string; kept: KeptForm | null; sheet: unknown }

/** A sheet about one application: for its interview, if that is asked for and there is one, or for its approval. */
export function ApplicationSheet({ sheet, application, organisation, kept, ...place }: SheetProps) {
  const { interview } = application
  if (sheet === 'interview' && interview)
    return <InterviewSheet {...place} application={{ ...application, interview }} />
  return <ApprovalSheet {...place} {...{ application, organisation, kept }} />
}
