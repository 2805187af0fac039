import type { ReactNode } from 'react'

import { presentTerm } from '@/components/disclosure/present'
import { Choice, CountFields, DayFields, LengthFields, PastDateFields } from '@/components/disclosure/question-fields'
import {
  disposalGroups,
  disposalHints,
  disposalLabels,
  joinedOptions,
  questionWords,
  termOptions,
} from '@/lib/content/disclosure-calculator'
import { kindsChosen, type Answers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { ageOf, earlierTerms, type QuestionKind, type Step } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'

type Props = {
  step: Step
  answers: Answers
  value: Given
  isWrong: boolean
  onChange: (value: Given) => void
}

type More = 'day' | 'pastDate' | 'length' | 'count'
type Options = { field: string; more?: Readonly<Record<string, More>> }

const optionsOf: Partial<Record<QuestionKind, Options>> = {
  where: { field: 'place' },
  type: { field: 'type' },
  cautionKind: { field: 'kind' },
  conditions: { field: 'isKnown', more: { yes: 'day' } },
  age: { field: 'age' },
  sentenced: { field: 'same', more: { no: 'pastDate' } },
  panel: { field: 'isKnown', more: { yes: 'day' } },
  term: { field: 'mode', more: { length: 'length', until: 'day' } },
  more: { field: 'more' },
  credited: { field: 'isCredited', more: { yes: 'count' } },
  schedule18: { field: 'answer' },
  endorsed: { field: 'answer' },
  paid: { field: 'isPaid', more: { yes: 'pastDate' } },
  summaryOnly: { field: 'answer' },
  serviceOffence: { field: 'answer' },
}

const fieldsOf = { day: DayFields, pastDate: PastDateFields, length: LengthFields, count: CountFields } as const

/** One of a few answers; some have fields of their own. */
function OptionChoices({ step, value, isWrong, onChange }: Props): ReactNode {
  const { field, more } = optionsOf[step.question] ?? { field: '' }
  const options = step.question === 'term' ? termOptions : (questionWords[step.question].options ?? [])
  const set = (name: string, text: string) => onChange({ ...value, [name]: text })
  return options.map((option) => {
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

function DisposalChoices({ step, answers, value, onChange }: Props): ReactNode {
  const age = ageOf(answers, step.recordId ?? '')
  const chosen = kindsChosen(value)
  return disposalGroups.map(({ title, kinds }) => {
    const offered = kinds.filter((kind) => disposalOf(kind).ages.includes(age))
    if (offered.length === 0) return null
    return (
      <fieldset key={title} className="question-set question-group">
        <legend>
          <h3>{title}</h3>
        </legend>
        {offered.map((kind) => (
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
        ))}
      </fieldset>
    )
  })
}

/** No, or one of the earlier terms and how it was put together with it. */
function JoinedChoices({ step, answers, value, onChange }: Props) {
  const terms = earlierTerms(answers, step.recordId ?? '', step.kind)
  const none = questionWords.joined.options?.[0]?.label ?? ''
  return (
    <>
      <Choice
        id="answer-no"
        type="radio"
        name="answer"
        value="no"
        label={none}
        isChecked={value.how === 'no'}
        onChoose={() => onChange({ how: 'no' })}
      />
      {terms.flatMap(({ recordId, slot }) =>
        (['consecutive', 'concurrent'] as const).map((how) => (
          <Choice
            key={`${slot.id}-${how}`}
            id={`answer-${slot.id}-${how}`}
            type="radio"
            name="answer"
            value={`${slot.id}-${how}`}
            label={`${joinedOptions[how]}: ${presentTerm(answers, recordId, slot)}`}
            isChecked={value.how === how && value.with === slot.id}
            onChoose={() => onChange({ how, with: slot.id })}
          />
        )),
      )}
    </>
  )
}

/** What can be chosen on a screen; nothing where there is only something to type. */
export function QuestionChoices(props: Props) {
  const { question, kind } = props.step
  if (question === 'disposals') return <DisposalChoices {...props} />
  if (question === 'joined') return <JoinedChoices {...props} />
  const isTyped = question === 'date' || (question === 'term' && kind && disposalOf(kind).rule !== 'order')
  return isTyped ? null : <OptionChoices {...props} />
}

/** The field that an error of a screen without anything typed leads to: its first choice. */
export function firstChoiceId({ question }: Step, answers: Answers, recordId: string): string {
  if (question === 'joined') return 'answer-no'
  if (question === 'disposals') {
    const first = disposalGroups
      .flatMap(({ kinds }) => kinds)
      .find((kind) => disposalOf(kind).ages.includes(ageOf(answers, recordId)))
    return `answer-${first ?? ''}`
  }
  const options = question === 'term' ? termOptions : (questionWords[question].options ?? [])
  return `answer-${options[0]?.value ?? ''}`
}
