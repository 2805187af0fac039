import type { Route } from 'next'
import { useRef, useState, type SubmitEvent } from 'react'

import { JobPreview } from '@/components/demonstration/employer/job-preview'
import { ActButton } from '@/components/work/act-button'
import { RadioRows } from '@/components/forms/radio-rows'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { dbsLabels, recordQuestionAnswers, refusalLabels } from '@/lib/content/dashboards/labels'
import { partWords } from '@/lib/content/dashboards/part-words'
import { postJobWords as words } from '@/lib/content/demonstration/post-job'
import { dutyLabels, findingsWords, findingWords } from '@/lib/content/hiring/advert'
import { faultsOf, isAction, type ActionOf } from '@/lib/domain/dashboards/actions'
import type { loadPostJob } from '@/lib/domain/dashboards/employer/load-employer'
import type { AdvertField } from '@/lib/domain/job-board/advert'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { checkDuties } from '@/lib/domain/job-board/check-duty'
import { dbsLevels, jobTypes, recordQuestionStages } from '@/lib/domain/job-board/job'

type FieldName = keyof typeof words.faults
type Faults = Partial<Record<FieldName, string>>
type Post = ActionOf<'job/post'>

const fieldNames = Object.keys(words.faults) as FieldName[]
const fieldId = (name: FieldName): string => `job-${name}`
/** Where an error's link leads for a group of choices: to the first. */
const firstChoices: Partial<Record<FieldName, string>> = {
  recordQuestion: `${fieldId('recordQuestion')}-${recordQuestionStages[0]}`,
  dbsLevel: `${fieldId('dbsLevel')}-${dbsLevels[0]}`,
  duty: `${fieldId('duty')}-`,
}
const isField = (name: string): name is FieldName => name in words.faults
/** The field of this form that a finding about the advert belongs to. */
const fieldOf = (field: AdvertField): FieldName => (isField(field) ? field : 'pence')

const penceOf = (text: string): number =>
  /^£?\d{1,3}([.]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace('£', '')) * 100) : Number.NaN

/** The form's contents as an action, ready to be checked. */
function givenIn(form: FormData): Record<string, unknown> {
  const text = (name: FieldName) => String(form.get(name) ?? '').trim()
  const number = (name: FieldName) => (text(name) === '' ? Number.NaN : Number(text(name)))
  return {
    type: 'job/post',
    title: text('title'),
    town: text('town'),
    jobType: text('type'),
    pence: penceOf(text('pence')),
    hoursPerWeek: number('hoursPerWeek'),
    pattern: text('pattern'),
    description: text('description'),
    skills: text('skills'),
    vacancies: number('vacancies'),
    recordQuestion: text('recordQuestion'),
    dbsLevel: text('dbsLevel'),
    closesOn: text('closesOn'),
    ...(text('duty') === '' ? {} : { duty: text('duty') }),
    ...(text('dbsReason') === '' ? {} : { dbsReason: text('dbsReason') }),
  }
}

/** The rules about adverts with every phrase that stops one: fetched when somebody has an advert to check. */
const loadRules = () => import('@/lib/domain/job-board/check-demo-advert').catch(() => null)

const isPost = (given: unknown): given is Post => isAction(given) && given.type === 'job/post'

/** An advert that nothing stops, and what is said about it all the same. */
type Checked = { job: Post; advice: readonly AdvertFinding[] }

type Props = ScreenProps<typeof loadPostJob>

/** The form, its checks, a preview, and only then the advert. */
export function PostJob({ view: { company, towns, jobIds }, today, act }: Props) {
  const [faults, setFaults] = useState<Faults>({})
  const [tries, setTries] = useState(0)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [idsBefore, setIdsBefore] = useState<readonly string[] | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const postedId = idsBefore && jobIds.find((id) => !idsBefore.includes(id))

  const check = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = givenIn(new FormData(event.currentTarget))
    const wrong = faultsOf(given)
    const found: Faults = Object.fromEntries(
      fieldNames
        .filter((name) => wrong.includes(name === 'type' ? 'jobType' : name))
        .map((name) => [name, words.faults[name]]),
    )
    if (isPost(given)) {
      const rules = await loadRules()
      const findings = rules?.checkDemoAdvert(given, today) ?? []
      for (const { rule, field, found: said } of findings.filter(({ stops }) => stops)) {
        const name = fieldOf(field)
        found[name] = [found[name], said && findingsWords.found(said), findingWords[rule]].filter(Boolean).join(' ')
      }
      if (!rules) found.title = refusalLabels.not_loaded
      if (Object.keys(found).length === 0) setChecked({ job: given, advice: findings })
    }
    setFaults(found)
    setTries(tries + 1)
  }
  const post = async () => {
    if (!checked) return
    const refusal = await act(checked.job)
    if (refusal) setFaults({ title: refusalLabels[refusal] })
    else setIdsBefore(jobIds)
    setChecked(refusal ? null : checked)
  }
  const startAgain = () => {
    setChecked(null)
    setIdsBefore(null)
    form.current?.reset()
  }

  if (postedId && checked) {
    return (
      <section className="card dash-card dash-first" aria-labelledby="posted">
        <h2 id="posted" className="dash-heading" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {words.posted}
        </h2>
        <p>{words.postedText(checked.job.title)}</p>
        <div className="button-row">
          <ButtonLink anchor={ScreenLink} href={`/dashboard/employer/jobs#${postedId}` as Route}>
            {words.view}
          </ButtonLink>
          <ActButton onClick={startAgain}>{words.another}</ActButton>
        </div>
      </section>
    )
  }

  const field = (name: FieldName) => ({ id: fieldId(name), name, ...(faults[name] && { error: faults[name] }) })
  const problems = fieldNames.flatMap((name) => {
    const message = faults[name]
    return message ? [{ fieldId: firstChoices[name] ?? fieldId(name), message }] : []
  })
  return (
    <>
      {checked ? <JobPreview {...checked} company={company} onPost={post} onChange={() => setChecked(null)} /> : null}
      {/* Stays in the page while the preview is shown, so that nothing has to be typed again. */}
      <div className="form-shell" hidden={checked !== null}>
        {problems.length > 0 ? (
          <ErrorSummary key={tries} formId="post-job" title={partWords.errorTitle} problems={problems} />
        ) : null}
        <form ref={form} className="dash-form" noValidate autoComplete="off" onSubmit={check}>
          <h2 className="dash-heading">{words.about}</h2>
          <TextField {...field('title')} label={words.jobTitle} maxLength={160} />
          <div className="dash-form-row">
            <SelectField
              {...field('town')}
              label={words.town}
              options={[{ value: '', label: words.choose }, ...towns.map((town) => ({ value: town, label: town }))]}
            />
            <SelectField
              {...field('type')}
              label={words.type}
              options={jobTypes.map((type) => ({ value: type, label: type }))}
            />
            <TextField {...field('vacancies')} inputMode="numeric" label={words.vacancies} maxLength={3} />
          </div>
          <TextAreaField
            {...field('description')}
            label={words.description}
            hint={words.descriptionHint}
            rows={4}
            maxLength={5000}
          />
          <TextField {...field('skills')} label={words.skills} hint={words.skillsHint} maxLength={160} />
          <h2 className="dash-heading">{words.terms}</h2>
          <TextField {...field('pence')} inputMode="decimal" label={words.pay} hint={words.payHint} maxLength={7} />
          <div className="dash-form-row">
            <TextField {...field('hoursPerWeek')} inputMode="numeric" label={words.hoursPerWeek} maxLength={2} />
            <TextField {...field('closesOn')} type="date" min={today} label={words.closesOn} />
          </div>
          <TextField {...field('pattern')} label={words.pattern} hint={words.patternHint} maxLength={160} />
          <h2 className="dash-heading">{words.records}</h2>
          <RadioRows
            {...field('recordQuestion')}
            legend={words.recordQuestion}
            hint={words.recordQuestionHint}
            options={recordQuestionStages.map((value) => ({ value, label: recordQuestionAnswers[value] }))}
          />
          <RadioRows
            {...field('dbsLevel')}
            legend={words.dbsLevel}
            options={dbsLevels.map((value) => ({ value, label: dbsLabels[value] }))}
          />
          <RadioRows
            {...field('duty')}
            legend={words.duty}
            hint={words.dutyHint}
            options={[
              { value: '', label: words.noDuty },
              ...checkDuties.map((value) => ({ value, label: dutyLabels[value] })),
            ]}
          />
          <TextField {...field('dbsReason')} label={words.dbsReason} hint={words.dbsReasonHint} maxLength={160} />
          <div>
            <ActButton type="submit" look="primary">
              {words.preview}
            </ActButton>
          </div>
        </form>
      </div>
    </>
  )
}
