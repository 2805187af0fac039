import { RadioRows } from '@/components/forms/radio-rows'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/work/badge'
import { DoneNotice } from '@/components/work/done-notice'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import type { WritesTo } from '@/components/casework/work/support-appointments'
import {
  needStateLabels,
  ownStepDoersOf,
  stepDoersOf,
  supportNeedLabels,
  supportWorkDone,
  supportWorkWords as words,
} from '@/lib/content/casework/support-work'
import { dayText } from '@/lib/content/wording/date-text'
import {
  goalsOf,
  needStates,
  stepDoers,
  supportNeeds,
  type ChangeableStep,
  type NeedState,
  type StepDoer,
  type SupportNeed,
} from '@/lib/domain/casework/support-plan'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  steps: readonly ChangeableStep[]
  needs: Readonly<Partial<Record<SupportNeed, NeedState>>>
  /** The form that ticks a step: of a portal, or the person's own, which ticks only theirs. */
  ticks: { action: string; reference: string } | null
  /** What the person is called, for whoever helps them. */
  name?: string
  /** Who helps them: 'You' where they read it; null where nobody does, or they gave no name. */
  worker: string | null
  /** Whether the person reads it, and ticks only their own steps. */
  isOwn: boolean
  /** Whether they have joined, for whoever helps them. @default false */
  hasAccount?: boolean
  /** Whether a step of it is the page's main action. @default false */
  isFirst?: boolean
  /** Marks a step that is overdue, for whoever helps them. */
  today?: PlainDate
  writes: WritesTo
  kept: KeptForm | null
  /** What the URL says was just done: said here, beside the steps or the needs. */
  done?: unknown
}

/** The plan that somebody shares with whoever helps them, and what they need. */
export function SupportPlan(props: Props) {
  const { steps, needs, ticks, name = '', worker, isOwn, hasAccount = false, isFirst = false, today } = props
  const { writes, kept, done } = props
  const back = kept?.values.form === 'step-add' ? kept : null
  const changeOf = ({ id }: ChangeableStep) =>
    kept?.values.form === 'step-change' && kept.values.step === id ? kept : null
  const doers = isOwn ? ownStepDoersOf(worker) : stepDoersOf({ person: name, worker })
  const isUntouched = (need: SupportNeed): boolean => (needs[need] ?? 'not_started') === 'not_started'
  const goals = goalsOf(steps)
  const untouched = supportNeeds.filter(isUntouched)
  return (
    <>
      <section className="dash-section" aria-labelledby="plan">
        <h2 id="plan">{words.plan}</h2>
        {done === 'need' ? null : <DoneNotice words={supportWorkDone} done={done} />}
        {writes && hasAccount ? <p>{words.planLead}</p> : null}
        {steps.length === 0 ? <p>{isOwn ? words.noPlanOwn : words.noPlan}</p> : null}
        {goals.map(({ goal, steps: own }) => (
          <div key={goal}>
            <h3>
              <Typed>{goal}</Typed>
            </h3>
            <ul className="plain-list dash-lines">
              {own.map((step) => (
                <li key={step.id} className="dash-actions">
                  <p>
                    <Typed>{step.what}</Typed>{' '}
                    <span className="dash-aside">
                      <Typed>{words.doneBy(doers[step.who])}</Typed>
                      {step.by === null ? '' : `, ${words.byDay(dayText(step.by))}`}
                    </span>{' '}
                    {today && step.doneOn === null && step.by !== null && step.by < today ? (
                      <Badge tone="wait">{words.overdue}</Badge>
                    ) : null}
                    {step.doneOn === null ? null : <strong>{words.doneOn(dayText(step.doneOn))}</strong>}
                  </p>
                  {ticks && (!isOwn || step.who === 'person') ? (
                    <form action={ticks.action} method="post" className="not-on-paper">
                      <input type="hidden" name="reference" value={ticks.reference} />
                      <input type="hidden" name="step" value={step.id} />
                      <input type="hidden" name="is_done" value={step.doneOn === null ? 'yes' : 'no'} />
                      <Button
                        type="submit"
                        look={step.doneOn === null ? 'secondary' : 'quiet'}
                        isSmall
                        aria-label={`${step.doneOn === null ? words.done : words.notDone}: ${step.what}`}
                      >
                        {step.doneOn === null ? words.done : words.notDone}
                      </Button>
                    </form>
                  ) : null}
                  {/* Done meanwhile, it still shows what was typed. */}
                  {writes && (step.doneOn === null || changeOf(step)) ? (
                    <ChangeStep step={step} writes={writes} doers={doers} back={changeOf(step)} />
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {writes ? (
          <details className={`dash-more ${isFirst ? 'dash-more-primary ' : ''}not-on-paper`} open={back !== null}>
            <summary>{words.step}</summary>
            <PostedForm
              to={writes.to}
              action="step-add"
              submit={words.stepSubmit}
              look="secondary"
              hidden={{ reference: writes.reference }}
              kept={back}
              idOf={(field) => `step-${field}`}
            >
              <StepFields
                idPrefix="step"
                values={back?.values ?? { goal: goals.length === 1 ? (goals[0]?.goal ?? '') : '' }}
                doers={doers}
                back={back}
              />
              <datalist id={goalList}>
                {goals.map(({ goal }) => (
                  <option key={goal} value={goal} />
                ))}
              </datalist>
            </PostedForm>
          </details>
        ) : null}
      </section>
      <section className="dash-section" aria-labelledby="needs">
        <h2 id="needs">{isOwn ? words.ownNeeds : words.needs}</h2>
        {done === 'need' ? <DoneNotice words={supportWorkDone} done={done} /> : null}
        <Needs needs={needs} listed={supportNeeds.filter((need) => !isUntouched(need))} writes={writes} />
        {untouched.length === 0 ? null : (
          <details className="dash-more dash-more-quiet">
            <summary>{words[isOwn ? 'ownOtherNeeds' : 'otherNeeds'](untouched.length)}</summary>
            <Needs needs={needs} listed={untouched} writes={writes} />
          </details>
        )}
      </section>
    </>
  )
}

type StepFieldsProps = {
  idPrefix: string
  values: Readonly<Record<string, string>>
  doers: Readonly<Record<StepDoer, string>>
  back: KeptForm | null
}
const goalList = 'step-goals'

/** What a step of the plan is: its goal, what is done, by whom and by when. */
function StepFields({ idPrefix, values, doers, back }: StepFieldsProps) {
  const text = (name: string) => ({
    id: `${idPrefix}-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: problemOf(back, name),
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...text('goal')} list={goalList} label={words.goal} hint={words.goalHint} maxLength={160} />
      <TextField {...text('what')} label={words.what} maxLength={200} />
      <RadioRows
        id={`${idPrefix}-who`}
        legend={words.who}
        name="who"
        error={problemOf(back, 'who')}
        defaultValue={stepDoers.find((who) => who === values.who) ?? 'person'}
        options={stepDoers.map((value) => ({ value, label: doers[value] }))}
      />
      <TextField {...text('by')} type="date" label={words.by} />
    </>
  )
}

type ChangeStepProps = Pick<StepFieldsProps, 'doers' | 'back'> & { step: ChangeableStep; writes: NonNullable<WritesTo> }

/** Changes an open step, or takes it out of the plan. */
function ChangeStep({ step, writes, doers, back }: ChangeStepProps) {
  const { id, goal, what, who, by, version } = step
  const hidden = { reference: writes.reference, step: id, version: String(version) }
  return (
    <details className="dash-more dash-more-quiet not-on-paper" open={back !== null}>
      <summary aria-label={`${words.stepChange}: ${what}`}>{words.stepChange}</summary>
      <PostedForm
        to={writes.to}
        action="step-change"
        submit={words.stepChangeSubmit}
        look="secondary"
        hidden={hidden}
        kept={back}
        idOf={(field) => `${id}-${field}`}
      >
        <StepFields
          idPrefix={id}
          values={back?.values ?? { goal, what, who, by: by ?? '' }}
          doers={doers}
          back={back}
        />
      </PostedForm>
      <PostedForm
        to={writes.to}
        action="step-remove"
        submit={words.stepRemove}
        look="warning"
        hidden={hidden}
        kept={null}
      />
    </details>
  )
}

type NeedsProps = Pick<Props, 'needs' | 'writes'> & { listed: readonly SupportNeed[] }

/** How far some of the needs are, each with a way to change it. */
function Needs({ needs, listed, writes }: NeedsProps) {
  return (
    <ul className="plain-list dash-lines">
      {listed.map((need) => (
        <li key={need} className="dash-actions">
          <span>
            <strong>{supportNeedLabels[need]}</strong>: {needStateLabels[needs[need] ?? 'not_started']}
          </span>
          {writes ? (
            <details className="dash-more dash-more-quiet not-on-paper">
              <summary aria-label={`${words.changeNeed}: ${supportNeedLabels[need]}`}>{words.changeNeed}</summary>
              <form action={`/api/${writes.to}/need-set`} method="post" className="dash-form">
                <input type="hidden" name="reference" value={writes.reference} />
                <input type="hidden" name="need" value={need} />
                <SelectField
                  id={`state-${need}`}
                  name="state"
                  label={supportNeedLabels[need]}
                  defaultValue={needs[need] ?? 'not_started'}
                  options={needStates.map((value) => ({ value, label: needStateLabels[value] }))}
                />
                <div>
                  <Button type="submit" look="secondary" isSmall>
                    {words.needSubmit(supportNeedLabels[need])}
                  </Button>
                </div>
              </form>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
