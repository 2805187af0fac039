import { createHash } from 'node:crypto'

import type { Route } from 'next'
import type { ReactNode } from 'react'

import { FindingsAtField } from '@/components/hiring/jobs/findings-at-field'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { RadioRows } from '@/components/forms/radio-rows'
import { KeepTyped } from '@/components/hiring/applications/keep-typed'
import { typedNewAdvert } from '@/components/hiring/jobs/first-control'
import { StepFindings } from '@/components/hiring/jobs/step-findings'
import { ExclusionFields } from '@/components/hiring/jobs/exclusion-fields'
import { linkedControlOf, nameOfFinding } from '@/components/hiring/jobs/first-control'
import type { FormsAt } from '@/components/hiring/screen-place'
import { TickBox } from '@/components/forms/tick-box'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { dbsLabels, recordQuestionAnswers } from '@/lib/content/dashboards/labels'
import { advertWords, dutyLabels, fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { sectorLabels } from '@/lib/content/job-board/board'
import type { AdvertDraft, AdvertField } from '@/lib/domain/job-board/advert'
import { maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import { otherSite, sentFields, typedOf, type AdvertStep } from '@/lib/domain/job-board/advert-steps'
import { checkDuties } from '@/lib/domain/job-board/check-duty'
import { dbsLevels, jobSectors, jobTypes, recordQuestionStages } from '@/lib/domain/job-board/job'

type Site = { id: string; name: string; town: string; postcode: string }
type Props = {
  step: AdvertStep
  draft: AdvertDraft
  sites: readonly Site[]
  /** The job's id or, for a new job, the key that will be part of its URL. */
  hidden: Readonly<Record<string, string>>
  kept: KeptForm | null
  /** What the rules say of what is stored. */
  findings?: readonly AdvertFinding[]
  /** The lines that the team let through, each as `keyOfFinding` names it. */
  letThrough?: readonly string[]
  /** The account's id: what is typed is kept on the device for nobody else. Null where nothing is kept. */
  owner: string | null
  /** @default the portal's */
  to?: FormsAt | undefined
  /** Those of them that are counted on top, unless a problem there says so, until somebody types. @default all */
  noted?: readonly AdvertFinding[]
  /** Whether it is written before the company is approved, and cannot be sent yet. */
  isEarly?: boolean
  /** Whether the team has approved it, so that some changes need no draft. */
  isOnBoard?: boolean
}

const choose = { value: '', label: words.choose }
const optionsOf = <Value extends string>(values: readonly Value[], labels?: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels?.[value] ?? value }))

/** The name of a field as a link to it. */
export const addressOfField = (at: string, field: AdvertField): Route => `${at}#${linkedControlOf(field)}` as Route

export function FieldLink({ at, field }: { at: string; field: AdvertField }) {
  return <PageLink href={addressOfField(at, field)}>{fieldLabels[field]}</PageLink>
}

/**
 * The name under which the device keeps what is typed into a step. It changes with what is stored, so that words which
 * were saved meanwhile, here or by a colleague, are not covered by older ones.
 */
const nameOfTyped = (job: string | undefined, step: AdvertStep, stored: Readonly<Record<string, string>>): string =>
  job === undefined
    ? typedNewAdvert
    : `${job} ${step} ${createHash('sha256')
        .update(sentFields[step].map((name) => stored[name] ?? '').join('\u0000'))
        .digest('base64url')
        .slice(0, 12)}`

/** One of the forms in which an advert is written, showing what was typed or otherwise what is stored. */
export function AdvertStepForm({
  step,
  draft,
  sites,
  hidden,
  kept,
  findings = [],
  letThrough = [],
  noted = findings,
  owner,
  to = 'employer',
  isEarly = false,
  isOnBoard = false,
}: Props) {
  const action = `${isEarly ? 'advert' : 'job'}-${hidden.job ? 'save' : 'new'}`
  const back = kept?.values.form === action ? kept : null
  // What is wrong with single words stands before the problem, with the reason for each.
  const plain = back && { ...back, reasons: {} }
  const stored = typedOf(draft)
  const typed = back?.values ?? stored
  // Somebody else was quicker: what is stored now is shown beside what was typed.
  const isBeside = back !== null && back.field === null && hidden.job !== undefined
  const field = (name: string, label: string, hint?: string) => {
    const now = stored[name] ?? ''
    const beside = isBeside && now !== (typed[name] ?? '') ? words.stored(now) : undefined
    const said = [hint, beside].filter(Boolean).join(' ')
    const error = problemOf(plain, name)
    // Of a form that came back the problem says the rest.
    const found = findings.filter((one) => nameOfFinding(one) === name && (!error || one.isPhrase))
    const isStopped = !maySend(found, letThrough)
    const allHints =
      found.length === 0 ? (
        said
      ) : (
        <>
          {said}
          <FindingsAtField findings={found} isStopped={isStopped} />
        </>
      )
    return {
      id: name,
      name,
      label,
      ...(allHints && { hint: allHints }),
      error,
      ...(isStopped && { 'aria-invalid': true }),
      defaultValue: typed[name] ?? '',
    }
  }
  const ticked = (name: string) => ({ name, label: '', defaultChecked: (typed[name] ?? '') !== '' })
  const { hints } = words
  // What the top of a form that came back names is not said again.
  const counted = noted.filter((one) => problemOf(plain, nameOfFinding(one) ?? '') === undefined)
  return (
    <PostedForm
      to={isEarly ? 'company' : to}
      action={action}
      submit={words.save}
      hidden={{ ...hidden, step }}
      kept={kept}
    >
      {counted.length === 0 ? null : (
        <div className="field-found">
          <StepFindings findings={counted} />
        </div>
      )}
      {owner === null ? null : (
        <KeepTyped
          owner={owner}
          name={nameOfTyped(hidden.job, step, stored)}
          isFresh={back === null}
          says={isOnBoard ? words.keptTypedOnBoard : words.keptTyped}
        />
      )}
      {step === 'work' ? (
        <>
          <TextField {...field('title', fieldLabels.title, hints.title)} maxLength={advertLimits.title} />
          <SelectField
            {...field('siteId', fieldLabels.siteId, hints.site)}
            options={[
              choose,
              ...sites.map(({ id, name, town, postcode }) => ({
                value: id,
                label: [name, town, postcode].filter((part) => part !== '').join(', '),
              })),
              { value: otherSite, label: advertWords.otherSite },
            ]}
          />
          <div className="other-place" role="group" aria-label={advertWords.otherSite}>
            <p className="field-hint">{hints.otherPlace}</p>
            <TextField {...field('town', fieldLabels.town)} maxLength={80} />
            <TextField {...field('postcode', fieldLabels.postcode, hints.postcode)} maxLength={10} />
          </div>
          <div className="dash-form-row">
            <SelectField {...field('type', fieldLabels.type, hints.type)} options={[choose, ...optionsOf(jobTypes)]} />
            <SelectField
              {...field('sector', fieldLabels.sector, hints.sector)}
              options={[choose, ...optionsOf(jobSectors, sectorLabels)]}
            />
          </div>
          <TextField {...field('vacancies', fieldLabels.vacancies)} inputMode="numeric" maxLength={4} />
          <TextAreaField
            {...field('description', fieldLabels.description, hints.description)}
            rows={8}
            maxLength={advertLimits.text}
          />
        </>
      ) : null}
      {step === 'pay' ? (
        <>
          <TextField {...field('payFrom', words.payFrom, hints.pay)} inputMode="decimal" maxLength={12} />
          <div className="dash-form-row">
            <TextField
              {...field('payTo', words.optional(words.payTo), hints.payTo)}
              inputMode="decimal"
              maxLength={12}
            />
            <SelectField
              {...field('payPer', words.payPer)}
              options={[
                { value: 'hour', label: words.perHour },
                { value: 'year', label: words.perYear },
              ]}
            />
          </div>
          <TextField {...field('hoursPerWeek', fieldLabels.hoursPerWeek)} inputMode="decimal" maxLength={6} />
          <TextField {...field('pattern', fieldLabels.pattern, hints.pattern)} maxLength={advertLimits.line} />
          <TickBox {...ticked('remoteFriendly')} label={words.remoteFriendly} />
          <div className="dash-form-row">
            <TextField {...field('startsOn', words.optional(fieldLabels.startsOn), hints.startsOn)} type="date" />
            <TextField {...field('closesOn', words.optional(fieldLabels.closesOn), hints.closesOn)} type="date" />
          </div>
        </>
      ) : null}
      {step === 'offer' ? (
        <>
          <TextAreaField
            {...field('requirements', words.optional(fieldLabels.requirements), hints.requirements)}
            rows={4}
          />
          <TextAreaField {...field('skills', words.optional(fieldLabels.skills), hints.skills)} rows={4} />
          <TextAreaField
            {...field('training', words.optional(fieldLabels.training), hints.training)}
            rows={2}
            maxLength={advertLimits.reason}
          />
          <TickBox {...ticked('supervised')} label={words.supervised} />
          <TextAreaField {...field('benefits', words.optional(fieldLabels.benefits), hints.benefits)} rows={4} />
          <TextAreaField
            {...field('travelHelp', words.optional(fieldLabels.travelHelp), hints.travelHelp)}
            rows={2}
            maxLength={advertLimits.reason}
          />
        </>
      ) : null}
      {step === 'checks' ? (
        <>
          <RadioRows
            {...radio(field('recordQuestion', fieldLabels.recordQuestion, hints.recordQuestion))}
            options={recordQuestionStages.map((value) => ({
              value,
              label: recordQuestionAnswers[value],
              hint: hints.recordQuestions[value],
            }))}
          />
          <RadioRows
            {...radio(field('dbsLevel', fieldLabels.dbsLevel, hints.dbsLevel))}
            options={optionsOf(dbsLevels, dbsLabels)}
          />
          <div className="above-basic">
            <RadioRows
              {...radio(field('duty', fieldLabels.duty, hints.duty))}
              options={[{ value: '', label: advertWords.noneOfThese }, ...optionsOf(checkDuties, dutyLabels)]}
            />
            <TextAreaField
              {...field('dbsReason', fieldLabels.dbsReason, hints.dbsReason)}
              rows={2}
              maxLength={advertLimits.reason}
            />
          </div>
          <ExclusionFields typed={typed} problem={back} findings={findings} letThrough={letThrough} />
          <h3>{words.hiringToo}</h3>
          <TickBox {...ticked('dayReleasePossible')} label={words.dayReleasePossible} />
          <TickBox {...ticked('noInterview')} label={words.noInterview} />
        </>
      ) : null}
    </PostedForm>
  )
}

const radio = ({
  label,
  ...rest
}: {
  id: string
  name: string
  label: string
  hint?: ReactNode
  defaultValue: string
}) => ({
  ...rest,
  legend: label,
})
