import { useState, type ReactNode } from 'react'

import { presentTerm, presentTermNumber } from '@/components/disclosure/present'
import { Choice, CountFields, DayFields, LengthFields, PastDateFields } from '@/components/disclosure/question-fields'
import {
  commonKinds,
  disposalGroups,
  disposalHints,
  disposalLabels,
  calculatorFieldWords,
  joinedOptions,
  linkOptions,
  questionWords,
  termOptions,
} from '@/lib/content/disclosure/calculator'
import { kindsChosen, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { ageOf, earlierTerms, isLaterTerm, sentencesOf } from '@/lib/domain/disclosure-wizard/slots'
import { canBeApart, type QuestionKind, type WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { canBeWithoutEnd } from '@/lib/domain/disclosure/lawful-lengths'

type Props = {
  step: WizardStep
  answers: CalculatorAnswers
  value: Given
  isWrong: boolean
  onChange: (value: Given) => void
}

type More = 'day' | 'pastDate' | 'length' | 'count'
type Options = { field: string; more?: Readonly<Record<string, More>> }

const optionsOf: Partial<Record<QuestionKind, Options>> = {
  where: { field: 'place' },
  type: { field: 'type' },
  neither: { field: 'why' },
  cautionKind: { field: 'kind' },
  conditions: { field: 'isKnown', more: { yes: 'day' } },
  age: { field: 'age' },
  sentenced: { field: 'same', more: { no: 'pastDate' } },
  began: { field: 'same', more: { no: 'pastDate' } },
  activated: { field: 'is', more: { yes: 'pastDate' } },
  panel: { field: 'isKnown', more: { yes: 'pastDate' } },
  term: { field: 'mode', more: { length: 'length', until: 'day' } },
  more: { field: 'more' },
  credited: { field: 'isCredited', more: { yes: 'count' } },
  schedule18: { field: 'answer' },
  singleTerm: { field: 'answer' },
  endorsed: { field: 'answer' },
  paid: { field: 'isPaid', more: { yes: 'pastDate' } },
  summaryOnly: { field: 'answer' },
  serviceOffence: { field: 'answer' },
}

const fieldsOf = { day: DayFields, pastDate: PastDateFields, length: LengthFields, count: CountFields } as const

/** The answers that a screen offers: not all of them fit every conviction or term. */
function optionsFor({ question, recordId, sentenceId, kind }: WizardStep, answers: CalculatorAnswers) {
  const options = question === 'term' ? termOptions : (questionWords[question].options ?? [])
  const isLeftOut = (value: string) =>
    (value === 'apart' && !canBeApart(answers, recordId ?? '')) ||
    (question === 'term' && value === 'none' && kind !== undefined && !canBeWithoutEnd(kind)) ||
    // When the total is known, the later terms need not be entered.
    (value === 'total' && isLaterTerm(sentenceId))
  return options.filter(({ value }) => !isLeftOut(value))
}

/** One of a few answers, some of which have fields of their own. */
function OptionChoices({ step, answers, value, isWrong, onChange }: Props): ReactNode {
  const { field, more } = optionsOf[step.question] ?? { field: '' }
  const set = (name: string, text: string) => onChange({ ...value, [name]: text })
  return optionsFor(step, answers).map((option) => {
    const kind = more?.[option.value]
    const Fields = kind && fieldsOf[kind]
    return (
      <Choice
        key={option.value}
        {...option}
        id={`answer-${option.value}`}
        type="radio"
        name="answer"
        isChecked={value[field] === option.value}
        onChoose={(text) => set(field, text)}
      >
        {Fields ? <Fields value={value} isWrong={isWrong} onType={set} /> : null}
      </Choice>
    )
  })
}

type DisposalsProps = Props & { kinds: readonly DisposalKind[] }

function DisposalList({ kinds, value, onChange }: DisposalsProps): ReactNode {
  const chosen = kindsChosen(value)
  return kinds.map((kind) => (
    <Choice
      key={kind}
      id={`answer-${kind}`}
      type="checkbox"
      name="answer"
      value={kind}
      label={disposalLabels[kind]}
      hint={disposalHints[kind]}
      isChecked={chosen.includes(kind)}
      onChoose={(_, isChecked) => {
        const next = isChecked ? [...chosen, kind] : chosen.filter((one) => one !== kind)
        onChange({ kinds: next.join(',') })
      }}
    />
  ))
}

/** The most common sentences first, and the others one press away. */
function DisposalChoices(props: Props): ReactNode {
  const { step, answers, value } = props
  const age = ageOf(answers, step.recordId ?? '')
  const common: readonly DisposalKind[] = commonKinds[age]
  const isOther = (kind: DisposalKind) => !common.includes(kind) && disposalOf(kind).ages.includes(age)
  // Open at first if something in it was already chosen; after that the person decides.
  const [isOpen] = useState(() => kindsChosen(value).some(isOther))
  return (
    <>
      <DisposalList {...props} kinds={common} />
      <details className="other-sentences" open={isOpen}>
        <summary>{calculatorFieldWords.otherSentences}</summary>
        {disposalGroups
          .map(({ title, kinds }) => ({ title, kinds: kinds.filter(isOther) }))
          .filter(({ kinds }) => kinds.length > 0)
          .map(({ title, kinds }) => (
            <fieldset key={title} className="question-set question-group">
              <legend>
                <h3>{title}</h3>
              </legend>
              <DisposalList {...props} kinds={kinds} />
            </fieldset>
          ))}
      </details>
    </>
  )
}

type PickProps = { value: string; label: string; hint?: string; isChecked: boolean; onChoose: () => void }

const Pick = ({ value, ...rest }: PickProps) => (
  <Choice id={`answer-${value}`} type="radio" name="answer" value={value} {...rest} />
)

/** No, or one of the earlier terms and how it was combined with this one. */
function JoinedChoices({ step, answers, value, onChange }: Props) {
  const [no, ...others] = questionWords.joined.options ?? []
  const option = ({ value: how, ...words }: { value: string; label: string; hint?: string }) => (
    <Pick key={how} value={how} {...words} isChecked={value.how === how} onChoose={() => onChange({ how })} />
  )
  return (
    <>
      {no ? option(no) : null}
      {earlierTerms(answers, step.recordId ?? '', step.kind).flatMap((slot) =>
        (['consecutive', 'concurrent'] as const).map((how) => (
          <Pick
            key={`${slot.id}-${how}`}
            value={`${slot.id}-${how}`}
            label={`${joinedOptions[how]}: ${presentTerm(answers, slot)}`}
            isChecked={value.how === how && value.with === slot.id}
            onChoose={() => onChange({ how, with: slot.id })}
          />
        )),
      )}
      {others.map(option)}
    </>
  )
}

/** Which earlier term this one follows, or runs alongside. */
function LinkChoices({ step, answers, value, onChange }: Props) {
  const slots = sentencesOf(answers, step.recordId ?? '')
  const slot = slots.find(({ id }) => id === step.sentenceId)
  const how = slot?.together === 'consecutive' ? 'consecutive' : 'concurrent'
  const choose = (other: string) => () => onChange({ with: other })
  return (
    <>
      {slots
        .filter(({ id }) => slot?.before.includes(id))
        .map((other) => (
          <Pick
            key={other.id}
            value={other.id}
            label={`${linkOptions[how]}: ${presentTermNumber(answers, other)}`}
            isChecked={value.with === other.id}
            onChoose={choose(other.id)}
          />
        ))}
      {questionWords.link.options?.map((option) => (
        <Pick key={option.value} {...option} isChecked={value.with === option.value} onChoose={choose(option.value)} />
      ))}
    </>
  )
}

/** What can be chosen on a screen; nothing where there are only fields to type in. */
export function QuestionChoices(props: Props) {
  const { question, kind } = props.step
  if (question === 'disposals') return <DisposalChoices {...props} />
  if (question === 'joined') return <JoinedChoices {...props} />
  if (question === 'link') return <LinkChoices {...props} />
  const isTyped =
    question === 'date' || question === 'total' || (question === 'term' && kind && disposalOf(kind).rule !== 'order')
  return isTyped ? null : <OptionChoices {...props} />
}

/** Where an error leads on a screen without anything to type: to its first choice. */
export function firstChoiceId(
  { question, sentenceId }: WizardStep,
  answers: CalculatorAnswers,
  recordId: string,
): string {
  if (question === 'joined') return 'answer-no'
  if (question === 'link') {
    return `answer-${sentencesOf(answers, recordId).find(({ id }) => id === sentenceId)?.before[0] ?? ''}`
  }
  if (question === 'disposals') return `answer-${commonKinds[ageOf(answers, recordId)][0]}`
  const options = question === 'term' ? termOptions : (questionWords[question].options ?? [])
  return `answer-${options[0]?.value ?? ''}`
}
