import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'

import { Badge } from '@/components/work/badge'
import { LinkTabs } from '@/components/work/link-tabs'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { AdvertView } from '@/components/hiring/advert/advert-view'
import { AdvertChanges, approvedBefore } from '@/components/hiring/advert/advert-changes'
import { Findings } from '@/components/hiring/advert/findings'
import { addressOfField, AdvertStepForm, FieldLink } from '@/components/hiring/jobs/advert-step-form'
import { AdvertAsYouWrite } from '@/components/hiring/jobs/advert-as-you-write'
import { DraftSoFar } from '@/components/hiring/jobs/draft-so-far'
import { JobActions } from '@/components/hiring/jobs/job-actions'
import { JobDone } from '@/components/hiring/jobs/job-done'
import { JobHeadlines } from '@/components/hiring/jobs/job-headlines'
import { JobHistory } from '@/components/hiring/jobs/job-history'
import { NobodyReads } from '@/components/hiring/statement/nobody-reads'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { JobBadges } from '@/components/hiring/jobs/job-table'
import { typedAdvert } from '@/components/hiring/jobs/typed-advert'
import { PublicAdvert } from '@/components/hiring/jobs/public-advert'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import {
  advertStepHeading,
  advertStepLabels,
  fieldLabels,
  findingsWords,
  stepNumber,
} from '@/lib/content/hiring/advert'
import { companyWords } from '@/lib/content/hiring/company'
import { companyJobListWords, companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, advertParts, finishedAdvert, type Advert, type AdvertField } from '@/lib/domain/job-board/advert'
import { advertSteps, draftWith, stepFields, stepOf, type AdvertStep } from '@/lib/domain/job-board/advert-steps'
import { changedFields, draftOf, type KeptJob } from '@/lib/domain/job-board/job-steps'
import { maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Job = KeptJob & {
  id: string
  version: number
  company: string
  title: string
  companyId: string
  closesOn: PlainDate | null
  closedOn: PlainDate | null
  hired: number | null
  returnedField: string
  returnedWords: string
}
type Props = {
  job: Job
  step: AdvertStep | 'preview'
  /** The path of this page. */
  at: Route
  mayPost: boolean
  history: readonly { id: number; at: string; kind: string; by: string; note: string }[]
  sites: readonly { id: string; name: string; town: string; postcode: string }[]
  today: PlainDate
  newKey: string
  /** How many applicants there are at each open stage; null for somebody who may not see them. */
  applicants: Partial<Record<Stage, number>> | null
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
  /** The account's id: what is typed is kept on the device for nobody else. Null where nothing is kept. */
  owner: string | null
  /** @default the portal */
  place?: ScreenPlace
  /** Who could let a colleague read statements, for an advert that asks about convictions. */
  givers?: ComponentProps<typeof NobodyReads>['givers']
  /** Whether it is written before the company is approved, and cannot be sent yet. */
  isEarly?: boolean
}

const tabs = [...advertSteps, 'preview'] as const
// Problems with these are shown in the form itself.
const formsThatSave = ['job-save', 'advert-save']
const formsWithFields = [...formsThatSave, 'job-extend', 'job-close']

/**
 * One job of a company: a draft step by step and, once it is on the board, how it is doing, the advert as people see
 * it, and what can be done.
 */
export function JobScreen(props: Props) {
  const { job, step, at, mayPost, history, sites, today, newKey, applicants, kept, owner, isEarly = false } = props
  const { place = employerPortal, done, givers = null } = props
  const draft = draftOf(job)
  if (!draft) return null
  // One that we took off the board begins as it was: there is nothing to read through, send or discard yet.
  const isAsItWas = job.draft !== null && job.advert !== null && changedFields(job.advert, job.draft).length === 0
  const isWritten = mayPost && job.review !== 'asked' && job.status !== 'closed'
  const hidden = { job: job.id, version: String(job.version) }
  const shownStep = isWritten ? step : 'preview'
  const isAtWork = isWritten && (job.advert === null || step !== 'preview')
  const isManaged = mayPost && !isEarly && (shownStep === 'preview' || job.advert === null)
  const addressOf = (one: AdvertStep | 'preview') =>
    pathWithQuery(at, { step: one === 'preview' ? null : one }) as Route
  // What came back with a problem is judged and shown as it was typed, like the form that holds it.
  const back = kept && formsThatSave.includes(kept.values.form ?? '') && kept.values.step === shownStep ? kept : null
  const written = back && shownStep !== 'preview' ? draftWith(draft, shownStep, back.values, sites).written : draft
  const findings = back || job.draft ? checkLawful(written, today) : []
  const findingsIn = (one: AdvertStep) => findings.filter(({ field }) => stepFields[one].includes(field))
  const noted = findings.filter(({ rule }) => rule !== 'missing')
  const found = shownStep === 'preview' ? [] : noted.filter(({ field }) => stepFields[shownStep].includes(field))
  const toMend = found.filter((one) => !maySend([one], job.letThrough))
  const stepBefore = advertSteps[tabs.indexOf(step) - 1]
  const unfinished =
    stepBefore && findingsIn(stepBefore).some(({ rule }) => rule === 'missing') ? stepBefore : undefined
  // What the top of the page names, and its field says, is not said a third time.
  const isSaid = (one: AdvertFinding) => done === 'saved-look' && toMend.includes(one)
  const nameOf = (field: AdvertField) =>
    isWritten ? <FieldLink at={addressOf(stepOf(field))} field={field} /> : fieldLabels[field]
  const lastStepLabel = isEarly ? words.previewOnly : job.advert ? words.checkAndSend : undefined
  const returnedPart = job.review === 'returned' ? advertFields.find((field) => field === job.returnedField) : undefined
  const stepToChange = returnedPart ? stepOf(returnedPart) : 'work'
  const isToSend =
    isWritten && job.draft !== null && !isAsItWas && shownStep === 'preview' && maySend(findings, job.letThrough)
  const returned = job.review === 'returned' ? { isUnchanged: isAsReturned(history) } : null
  const send = isToSend ? <SendDraft hidden={hidden} isEarly={isEarly} returned={returned} to={place.forms} /> : null
  const beside = (
    <>
      {job.advert ? null : send}
      {shownStep === 'preview' && draft.recordQuestion !== 'never' ? <NobodyReads givers={givers} /> : null}
      {isManaged ? (
        <JobActions
          job={isAsItWas ? { ...job, draft: null } : job}
          hidden={hidden}
          newKey={newKey}
          kept={isWritten ? kept : null}
          to={place.forms}
        />
      ) : null}
      {isEarly ? null : <JobHistory lines={history} />}
    </>
  )
  return (
    <>
      {isEarly ? null : (
        <p className="not-on-paper">
          <PageLink href={`${place.path}/jobs` as Route} className="text-link">
            {words.back}
          </PageLink>
        </p>
      )}
      <JobDone done={done} toMend={toMend} unfinished={unfinished} />
      <ProblemNotice
        kept={isWritten && formsWithFields.includes(kept?.values.form ?? '') ? null : kept}
        forms={[kept?.values.form ?? '']}
        texts={typedAdvert(kept, draft)}
      />
      <div className="screen-heading">
        <div>
          <h1>
            <Typed>{job.title || companyJobListWords.untitled}</Typed>
          </h1>
          <JobBadges {...job} />
        </div>
      </div>
      <Standing
        job={job}
        nameOf={nameOf}
        change={
          isWritten && shownStep === 'preview' && returnedPart
            ? {
                at: addressOfField(addressOf(stepToChange), returnedPart),
                label: words.changePart(fieldLabels[returnedPart]),
                look: returned?.isUnchanged ? 'primary' : 'secondary',
              }
            : null
        }
      />
      {isAtWork ? (
        <LinkTabs
          label={words.steps}
          values={tabs}
          current={step}
          labelOf={(one) => (
            <span>
              {stepNumber(one)}. {(one === 'preview' && lastStepLabel) || advertStepLabels[one]}{' '}
              <StepMark findings={one === 'preview' ? [] : findingsIn(one)} letThrough={job.letThrough} />
            </span>
          )}
          hrefOf={addressOf}
        />
      ) : job.advert ? (
        <JobHeadlines
          job={job}
          applicants={applicants}
          changeAt={isWritten ? addressOf(stepToChange) : null}
          next={isAsItWas ? 'change' : isToSend ? 'send' : 'applicants'}
          isManaged={isManaged}
          portal={place.path}
        />
      ) : null}
      {shownStep === 'preview' ? (
        <div className="work-columns">
          <div>
            {job.draft && !isAsItWas ? (
              <Draft
                job={job}
                findings={findings}
                isWritten={isWritten}
                nameOf={nameOf}
                today={today}
                isEarly={isEarly}
              />
            ) : null}
            {job.advert ? send : null}
            {/* What was off the board before it was changed helps nobody. */}
            {job.advert && (!job.isTakenOff || isAsItWas) ? (
              <Approved job={job} advert={job.advert} today={today} />
            ) : null}
          </div>
          <div>{beside}</div>
        </div>
      ) : (
        <section className="dash-section" aria-labelledby="step">
          <h2 id="step">{advertStepHeading(shownStep)}</h2>
          <ElsewhereToo findings={noted.filter((one) => !found.includes(one))} nameOf={nameOf} />
          {job.status === 'live' ? <p>{words.atOnce[shownStep]}</p> : null}
          <div className="advert-work">
            <AdvertStepForm
              step={shownStep}
              draft={draft}
              sites={sites}
              hidden={hidden}
              kept={kept}
              findings={found}
              letThrough={job.letThrough}
              noted={found.filter((one) => !isSaid(one))}
              isEarly={isEarly}
              owner={owner}
              to={place.forms}
              isOnBoard={job.advert !== null}
            />
            <AdvertAsYouWrite
              step={shownStep}
              draft={draft}
              sites={sites}
              company={job.company}
              today={today}
              postedOn={job.postedOn}
            >
              <DraftSoFar draft={written} company={job.company} today={today} postedOn={job.postedOn} />
            </AdvertAsYouWrite>
          </div>
        </section>
      )}
      {shownStep === 'preview' ? null : beside}
    </>
  )
}

type NameOf = (field: AdvertField) => ReactNode

/** Whether nobody has saved anything since the team sent the advert back. */
function isAsReturned(history: Props['history']): boolean {
  const last = history
    .filter(({ kind }) => ['returned', 'taken_off', 'edited', 'changed'].includes(kind))
    .toSorted((a, b) => b.id - a.id)[0]
  return last?.kind === 'returned' || last?.kind === 'taken_off'
}

type StandingProps = {
  job: Job
  nameOf: NameOf
  /** The way to the part that the team named; null where the page is about something else. */
  change: { at: Route; label: string; look: 'primary' | 'secondary' } | null
}

/** What the company must know before it does anything. */
function Standing({ job, nameOf, change }: StandingProps) {
  const marked = advertParts.find((field) => field === job.returnedField)
  return (
    <>
      <Approval job={job} />
      {job.review === 'asked' ? <p>{words.inReview}</p> : null}
      {job.status === 'closed' ? <p className="notice">{words.closed}</p> : null}
      {job.review === 'returned' ? (
        <section className="notice" aria-labelledby="returned">
          <h2 id="returned">{job.isTakenOff ? words.takenOffHeading : words.returnedHeading}</h2>
          <p>
            <Typed>{job.returnedWords}</Typed>
          </p>
          {marked === 'whole' ? <p>{words.returnedWhole}</p> : null}
          {change ? (
            <ButtonLink href={change.at} look={change.look} isSmall>
              {change.label}
            </ButtonLink>
          ) : marked && marked !== 'whole' ? (
            <p>
              {words.returnedPart} {nameOf(marked)}
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

/** What becomes of the approved advert while another one is written. */
function Approval({ job: { status, review, advert, draft, isTakenOff } }: { job: Job }) {
  if (status === 'closed') return null
  if (isTakenOff) return <p>{review === 'asked' ? words.takenOffSent : words.takenOff}</p>
  return advert && draft ? <p>{words.approvedStays}</p> : null
}

type MarkProps = { findings: readonly AdvertFinding[]; letThrough: Job['letThrough'] }

/** On the tab of a step: whether something there has to change, is worth another look, or is not filled in yet. */
function StepMark({ findings, letThrough }: MarkProps) {
  const noted = findings.filter(({ rule }) => rule !== 'missing')
  if (!maySend(noted, letThrough)) return <Badge tone="warn">{words.marks.stops}</Badge>
  if (noted.some(({ stops }) => !stops)) return <Badge>{words.marks.advice}</Badge>
  return findings.length > noted.length ? <Badge>{words.marks.missing}</Badge> : null
}

/** What is still to be looked at in the other steps, which stays in sight until it is put right. */
function ElsewhereToo({ findings, nameOf }: { findings: readonly AdvertFinding[]; nameOf: NameOf }) {
  const fields = [...new Set(findings.map(({ field }) => field))]
  return fields.length === 0 ? null : (
    <div className="notice dash-section">
      <p>{words.elsewhere}</p>
      <ul className="bullet-list">
        {fields.map((field) => (
          <li key={field}>{nameOf(field)}</li>
        ))}
      </ul>
    </div>
  )
}

type DraftProps = {
  job: Job
  findings: readonly AdvertFinding[]
  isWritten: boolean
  nameOf: NameOf
  today: PlainDate
  isEarly: boolean
}

/**
 * What has been written but is not on the board yet: what people will see or what changes for them, then what is missing
 * or must be put right.
 */
function Draft({ job, findings, isWritten, nameOf, today, isEarly }: DraftProps) {
  const { draft, advert } = job
  if (!draft) return null
  const finished = finishedAdvert(draft)
  const shown = advert ? (
    <>
      <AdvertChanges advert={advert} draft={draft} before={approvedBefore(job)} />
      {job.isTakenOff && finished ? <PublicAdvert job={job} advert={finished} today={today} /> : null}
    </>
  ) : finished ? (
    <PublicAdvert job={job} advert={finished} today={today} />
  ) : (
    <AdvertView draft={draft} company={job.company} untitled={companyJobListWords.untitled} />
  )
  const isOnlyMissing = findings.every(({ stops, rule }) => !stops || rule === 'missing')
  const isReady = maySend(findings, job.letThrough)
  const readThrough = job.review === 'returned' ? words.readThroughReturned : words.readThrough
  const found = (
    <Findings
      findings={findings}
      nameOf={nameOf}
      hasMissingHeading={!isOnlyMissing}
      adviceHint={job.review === 'asked' ? findingsWords.adviceSent : findingsWords.adviceHint}
    />
  )
  return (
    <>
      {isReady ? null : (
        <section className="dash-section" aria-labelledby="left">
          <h2 id="left">{isOnlyMissing ? words.unfinished : words.left}</h2>
          {isWritten && !isEarly ? <p>{isOnlyMissing ? words.cannotSendMissing : words.cannotSend}</p> : null}
          {found}
        </section>
      )}
      <section className="dash-section" aria-labelledby="step">
        <h2 id="step">{advert ? words.previewNext : isReady ? words.previewLead : words.previewSoFar}</h2>
        {isWritten && isEarly && !isReady ? <p className="notice">{words.early}</p> : null}
        {isWritten && isReady ? <p>{isEarly ? words.readThroughEarly : readThrough}</p> : null}
        {isReady && findings.length > 0 ? found : null}
        {shown}
      </section>
    </>
  )
}

type SendProps = {
  hidden: Readonly<Record<string, string>>
  isEarly: boolean
  /** Of one that the team sent back: whether anything has been saved since. */
  returned: { isUnchanged: boolean } | null
  to: ScreenPlace['forms']
}

/** What comes next for a draft that is ready: beside a whole advert, so that nobody has to scroll past it to send it. */
function SendDraft({ hidden, isEarly, returned, to }: SendProps) {
  return (
    <section className="dash-section" aria-labelledby="send">
      <h2 id="send">{isEarly ? words.earlyTitle : returned ? words.sendAgain : words.ready}</h2>
      {isEarly ? (
        <>
          <p>{words.earlyReady}</p>
          <ButtonLink href="/account/company">{companyWords.back}</ButtonLink>
        </>
      ) : (
        <PostedForm
          to={to}
          action="job-send"
          submit={returned ? words.sendAgain : words.send}
          look={returned?.isUnchanged ? 'secondary' : 'primary'}
          hidden={hidden}
          kept={null}
        >
          <p>{returned?.isUnchanged ? words.unchanged : words.sendHint}</p>
        </PostedForm>
      )}
    </section>
  )
}

type ApprovedProps = { job: Job; advert: Advert; today: PlainDate }

/** What the team approved: what people see while it is on the board, and saw before it closed. */
function Approved({ job, advert, today }: ApprovedProps) {
  const paused = job.isTakenOff ? words.previewOff : words.previewPaused
  const heading = { live: words.previewNow, paused, closed: words.previewThen, draft: '' }
  return (
    <section className="dash-section" aria-labelledby="advert">
      <h2 id="advert">{heading[job.status]}</h2>
      <PublicAdvert job={job} advert={advert} today={today} />
      {job.status === 'live' ? (
        <p>
          <PageLink href={`/jobs/${job.id}` as Route} className="text-link">
            {words.onBoard}
          </PageLink>
        </p>
      ) : null}
    </section>
  )
}
