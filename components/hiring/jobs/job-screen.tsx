import type { Route } from 'next'
import type { ReactNode } from 'react'

import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { PostedForm, type KeptForm } from '@/components/dashboard/parts/posted-form'
import { ProblemNotice } from '@/components/dashboard/parts/problem-notice'
import { Typed } from '@/components/dashboard/parts/typed'
import { AdvertView } from '@/components/hiring/advert/advert-view'
import { Findings } from '@/components/hiring/advert/findings'
import { AdvertStepForm, FieldLink } from '@/components/hiring/jobs/advert-step-form'
import { JobActions } from '@/components/hiring/jobs/job-actions'
import { JobHistory } from '@/components/hiring/jobs/job-history'
import { JobBadges } from '@/components/hiring/jobs/job-table'
import { fieldLabels, stepLabels } from '@/lib/content/hiring/advert'
import { jobsWords, jobWords as words } from '@/lib/content/hiring/jobs'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, type AdvertField } from '@/lib/domain/job-board/advert'
import { advertSteps, stepFields, stepOf, type AdvertStep } from '@/lib/domain/job-board/advert-steps'
import { draftOf, type KeptJob } from '@/lib/domain/job-board/job-steps'
import { maySend, type Finding } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { withQuery } from '@/lib/domain/queries/address-query'

type Job = KeptJob & {
  id: string
  version: number
  company: string
  title: string
  closesOn: PlainDate | null
  returnedField: string
  returnedWords: string
}
type Props = {
  job: Job
  step: AdvertStep | 'preview'
  /** The address of this page. */
  at: Route
  mayPost: boolean
  history: readonly { id: number; at: string; kind: string; by: string }[]
  sites: readonly { id: string; name: string; town: string; postcode: string }[]
  today: PlainDate
  newKey: string
  kept: KeptForm | null
}

const tabs = [...advertSteps, 'preview'] as const
// What is wrong with these stands in the form itself.
const formsWithFields = ['job-save', 'job-extend', 'job-close']

/** One job of a company: its advert step by step, as people will read it, and what can be done with it. */
export function JobScreen({ job, step, at, mayPost, history, sites, today, newKey, kept }: Props) {
  const draft = draftOf(job)
  if (!draft) return null
  const isWritten = mayPost && job.review !== 'asked' && job.status !== 'closed'
  const hidden = { job: job.id, version: String(job.version) }
  const shownStep = isWritten ? step : 'preview'
  const addressOf = (one: AdvertStep | 'preview') => withQuery(at, { step: one === 'preview' ? null : one }) as Route
  const findings = job.draft ? checkLawful(job.draft, today) : []
  const nameOf = (field: AdvertField) =>
    isWritten ? <FieldLink at={addressOf(stepOf(field))} field={field} /> : fieldLabels[field]
  return (
    <>
      <ProblemNotice
        kept={isWritten && formsWithFields.includes(kept?.values.form ?? '') ? null : kept}
        forms={[kept?.values.form ?? '']}
      />
      <div className="screen-heading">
        <div>
          <h1>
            <Typed>{job.title || jobsWords.untitled}</Typed>
          </h1>
          <JobBadges {...job} />
        </div>
      </div>
      <Standing job={job} nameOf={nameOf} />
      {isWritten ? (
        <LinkTabs
          label={words.steps}
          values={tabs}
          current={step}
          labelOf={(one) => stepLabels[one]}
          hrefOf={addressOf}
        />
      ) : null}
      {shownStep === 'preview' ? (
        <Preview job={job} findings={findings} isWritten={isWritten} hidden={hidden} nameOf={nameOf} />
      ) : (
        <section className="dash-section" aria-labelledby="step">
          <h2 id="step">{stepLabels[shownStep]}</h2>
          {job.advert ? <p>{words.atOnce}</p> : null}
          <StepFindings
            findings={findings.filter(({ rule, field }) => rule !== 'missing' && stepFields[shownStep].includes(field))}
            nameOf={nameOf}
          />
          <AdvertStepForm step={shownStep} draft={draft} sites={sites} hidden={hidden} kept={kept} />
        </section>
      )}
      {mayPost ? <JobActions job={job} hidden={hidden} newKey={newKey} kept={isWritten ? kept : null} /> : null}
      <JobHistory lines={history} />
    </>
  )
}

type NameOf = (field: AdvertField) => ReactNode

/** What the company has to know before it does anything. */
function Standing({ job, nameOf }: { job: Job; nameOf: NameOf }) {
  const marked = advertFields.find((field) => field === job.returnedField)
  return (
    <>
      {job.review === 'asked' ? <p className="notice">{words.inReview}</p> : null}
      {job.status === 'closed' ? <p className="notice">{words.closed}</p> : null}
      {job.review === 'returned' ? (
        <section className="notice" aria-labelledby="returned">
          <h2 id="returned">{words.returnedHeading}</h2>
          <p>
            <Typed>{job.returnedWords}</Typed>
          </p>
          {marked ? <p>{nameOf(marked)}</p> : null}
        </section>
      ) : null}
      {job.advert && job.draft ? <p>{words.approvedStays}</p> : null}
    </>
  )
}

function StepFindings({ findings, nameOf }: { findings: readonly Finding[]; nameOf: NameOf }) {
  return findings.length === 0 ? null : (
    <section className="notice" aria-label={words.again}>
      <Findings findings={findings} nameOf={nameOf} />
    </section>
  )
}

type PreviewProps = {
  job: Job
  findings: readonly Finding[]
  isWritten: boolean
  hidden: Readonly<Record<string, string>>
  nameOf: NameOf
}

function Preview({ job, findings, isWritten, hidden, nameOf }: PreviewProps) {
  const { draft, advert, company } = job
  const shown = draft ?? advert
  const isOnlyMissing = findings.every(({ stops, rule }) => !stops || rule === 'missing')
  return (
    <section className="dash-section" aria-labelledby="step">
      <h2 id="step">{advert ? (draft ? words.previewNext : words.previewNow) : words.previewLead}</h2>
      {draft && findings.length > 0 ? <Findings findings={findings} nameOf={nameOf} /> : null}
      {shown ? <AdvertView draft={shown} company={company} untitled={jobsWords.untitled} /> : null}
      {isWritten && draft ? (
        maySend(findings) ? (
          <PostedForm to="employer" action="job-send" submit={words.send} hidden={hidden} kept={null}>
            <p>{words.sendHint}</p>
          </PostedForm>
        ) : (
          <p className="notice">{isOnlyMissing ? words.cannotSendMissing : words.cannotSend}</p>
        )
      ) : null}
    </section>
  )
}
