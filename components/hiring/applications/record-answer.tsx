import type { Route } from 'next'
import type { ReactNode } from 'react'

import { Typed } from '@/components/work/typed'
import { SelectField } from '@/components/forms/select-field'
import { backOf, ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { LeavePage } from '@/components/hiring/leave-page'
import { SourceList } from '@/components/prose/source-list'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { recordAnswerWords as words } from '@/lib/content/hiring/record-answer'
import { statementWords } from '@/lib/content/hiring/statement'
import { mayAskWords } from '@/lib/content/job-board/board'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { DbsLevel, RecordQuestionStage } from '@/lib/domain/job-board/job'

export const recordAnswers = ['statement', 'talk', 'no'] as const
type RecordAnswer = (typeof recordAnswers)[number]

/** A person's statement as far as an answer needs it. */
export type StatementToGive = {
  versions: readonly { version: number; writtenAt: string }[]
  /** The version that would be given, in full; null if there is none or it cannot be decrypted. */
  shown: { version: number; text: string } | null
  /** The names of those who could open it today. */
  readers: readonly string[]
}

type Props = {
  stepOf: StepOf
  job: { company: string; dbsLevel: DbsLevel; recordQuestion: RecordQuestionStage }
  /** What they have answered so far. */
  answered: 'asked' | 'declined' | 'shared' | 'taken_back'
  /** Null where the site stores no statements. */
  statement: StatementToGive | null
  /** The answer that they are about to give, and are asked about once more. */
  chosen: RecordAnswer | null
  place: CandidatePlace
}

type Where = Pick<Props, 'stepOf' | 'place'>
const pageOf = ({ stepOf, place }: Where): string => `${place.path}/applications/${stepOf.reference}`
const askedOnceMore = (where: Where, answer: RecordAnswer) => `${pageOf(where)}?answer=${answer}#question` as Route

/** Whether they said yes to the question, with a statement that they took back or without. */
const hasAgreed = (answered: Props['answered']): boolean => answered === 'shared' || answered === 'taken_back'

/** Which answer is about to be sent, and asked about once more; null while they are still choosing. */
export function answerToConfirm({ chosen, statement, answered }: Pick<Props, 'chosen' | 'statement' | 'answered'>) {
  if (chosen === 'statement') return statement?.shown ? chosen : null
  if (chosen === 'talk') return hasAgreed(answered) ? null : chosen
  return chosen === 'no' && answered === 'asked' ? chosen : null
}

/** The question about a record: what may be answered, each apart from the others, and a second look before it is sent. */
export function RecordAnswerSection(props: Props) {
  const { statement } = props
  switch (answerToConfirm(props)) {
    case 'statement':
      return statement && <ConfirmStatement {...props} statement={statement} />
    case 'talk':
      return <Confirm {...props} words={words.confirm.talk} answer="shared" />
    case 'no':
      return <Confirm {...props} words={words.confirm.no} answer="declined" />
    case null:
      return <Ways {...props} />
  }
}

/** Once they have answered, the ways to answer wait until they ask for them. */
function Ways(props: Props) {
  const { answered, stepOf } = props
  return (
    <section className="dash-section" aria-labelledby="question">
      <h2 id="question">{words.heading[answered]}</h2>
      {answered === 'asked' ? <LeavePage /> : null}
      <p>{words.intro[answered]}</p>
      {answered === 'asked' ? (
        <WaysToAnswer {...props} />
      ) : (
        <details className="dash-more" open={backOf(stepOf.kept, 'statement-release').isBack}>
          <summary>{words.again[answered]}</summary>
          <LeavePage />
          <WaysToAnswer {...props} />
        </details>
      )}
    </section>
  )
}

function WaysToAnswer({ stepOf, job, answered, statement, place }: Props) {
  const where = { stepOf, place }
  const statementWay = statement && <StatementWay {...where} company={job.company} statement={statement} />
  return (
    <>
      <div className="dash-highlight answer-law">
        <p>{words.law[job.dbsLevel]}</p>
        <p>
          <PageLink
            href={`/disclosure-calculator?check=${job.dbsLevel}#what-may-they-ask` as Route}
            className="text-link"
          >
            {words.calculator}
          </PageLink>
        </p>
        <p className="dash-aside">{words.calculatorNote}</p>
      </div>
      {hasAgreed(answered) ? (
        statementWay
      ) : (
        <ul className="plain-list answer-ways" aria-label={words.ways}>
          {statementWay ? <Way heading={words.statementHeading}>{statementWay}</Way> : null}
          <Way heading={words.talkHeading}>
            <p>{words.talkText}</p>
            <ButtonLink href={askedOnceMore(where, 'talk')} look="secondary" isSmall>
              {words.talk}
            </ButtonLink>
          </Way>
          {answered === 'asked' ? (
            <Way heading={words.noHeading}>
              <p>{words.noText}</p>
              <ButtonLink href={askedOnceMore(where, 'no')} look="secondary" isSmall>
                {words.no}
              </ButtonLink>
            </Way>
          ) : null}
        </ul>
      )}
      <Law job={job} />
    </>
  )
}

function Way({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className="card dash-card">
      <h3>{heading}</h3>
      {children}
    </li>
  )
}

type StatementWayProps = Where & { company: string; statement: StatementToGive }

/** Which version to look at, by an ordinary GET form; or where to write one. */
function StatementWay({ stepOf, place, company, statement: { versions, readers } }: StatementWayProps) {
  const { typed, error } = backOf(stepOf.kept, 'statement-release')
  const [newest] = versions
  const ownPage = (label: string) => (
    <p>
      <PageLink href={place.statement as Route} className="text-link">
        {label}
      </PageLink>
    </p>
  )
  if (!newest) {
    return (
      <>
        <p>{words.statementNone}</p>
        {ownPage(statementWords.writeFirst)}
      </>
    )
  }
  if (readers.length === 0) return <p>{words.statementNoReader(company)}</p>
  const wanted = versions.find(({ version }) => String(version) === typed('statement')) ?? newest
  return (
    <form className="dash-form" action={`${pageOf({ stepOf, place })}#question`} method="get">
      <p>{words.statementText(company)}</p>
      <input type="hidden" name="answer" value="statement" />
      <SelectField
        id="statement-release-statement"
        name="statement"
        label={words.which}
        defaultValue={String(wanted.version)}
        error={error('statement')}
        options={versions.map(({ version, writtenAt }) => ({
          value: String(version),
          label: statementWords.versionOption(version, momentDayText(writtenAt)),
        }))}
      />
      <div>
        <Button type="submit" look="secondary" isSmall>
          {words.look}
        </Button>
      </div>
      {ownPage(statementWords.change)}
    </form>
  )
}

function Law({ job }: Pick<Props, 'job'>) {
  const { points, sources } = mayAskWords(job.dbsLevel, job.recordQuestion)
  return (
    <details className="dash-more dash-more-quiet">
      <summary>{words.lawHeading}</summary>
      <ul className="bullet-list">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <SourceList sources={sources} />
    </details>
  )
}

type ConfirmWords = typeof words.confirm.talk | typeof words.confirm.no
type ConfirmProps = Pick<Props, 'stepOf' | 'job' | 'place'> & { words: ConfirmWords; answer: 'shared' | 'declined' }

function Confirm({ stepOf, job, place, words: { heading, text, after, submit }, answer }: ConfirmProps) {
  return (
    <section className="dash-section dash-panel" aria-labelledby="question">
      <h2 id="question">{heading(job.company)}</h2>
      <LeavePage />
      <p>{text}</p>
      <p>{after}</p>
      <ApplicationStepForm {...stepOf} action="application-answer" submit={submit} hidden={{ answer }} />
      <GoBack stepOf={stepOf} place={place} />
    </section>
  )
}

/** The company, the readers, the version in full, and how to take it back: then the one button that gives it. */
function ConfirmStatement({ stepOf, job, place, statement }: Props & { statement: StatementToGive }) {
  const { heading, readers, readersMay, takeBack, version: versionText, submit } = words.confirm.statement
  const { shown, versions } = statement
  const written = versions.find(({ version }) => version === shown?.version)
  if (!shown || !written) return null
  return (
    <section className="dash-section dash-panel" aria-labelledby="question">
      <h2 id="question">{heading(job.company)}</h2>
      <LeavePage />
      <p>{readers}</p>
      <ul>
        {statement.readers.map((name) => (
          <li key={name}>
            <Typed>{name}</Typed>
          </li>
        ))}
      </ul>
      <p>{readersMay}</p>
      <p>{takeBack}</p>
      <p>{versionText(shown.version, momentText(written.writtenAt))}</p>
      <div className="card dash-card">
        <p className="prose">
          <Typed>{shown.text}</Typed>
        </p>
      </div>
      <ApplicationStepForm
        {...stepOf}
        action="statement-release"
        submit={submit}
        hidden={{ statement: String(shown.version) }}
      />
      <GoBack stepOf={stepOf} place={place} />
    </section>
  )
}

function GoBack(where: Where) {
  return (
    <p>
      <PageLink href={pageOf(where) as Route} className="text-link">
        {words.goBack}
      </PageLink>
    </p>
  )
}
