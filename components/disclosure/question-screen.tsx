import { type FormEvent, useState } from 'react'

import { Choice, NumberFields } from '@/components/disclosure/question-fields'
import { ErrorSummary } from '@/components/forms/error-summary'
import {
  disposalGroups,
  disposalLabels,
  fieldWords,
  joinedOptions,
  mistakeWords,
  questionWords,
  termOptions,
  wizardWords,
} from '@/lib/content/disclosure-calculator'
import { kindsChosen, type Answers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import {
  earlierTerms,
  mistakeIn,
  type Mistake,
  type QuestionKind,
  type Step,
} from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = {
  step: Step
  title: string
  answers: Answers
  today: PlainDate
  onAnswer: (given: Given) => void
}

const choiceField: Partial<Record<QuestionKind, string>> = {
  where: 'place',
  type: 'type',
  cautionKind: 'kind',
  conditions: 'isKnown',
  age: 'age',
  sentenced: 'same',
  term: 'mode',
  more: 'more',
  credited: 'isCredited',
  schedule18: 'answer',
  endorsed: 'answer',
  paid: 'isPaid',
  summaryOnly: 'answer',
}

const dateFields = ['day', 'month', 'year'] as const
const lengthFields = ['years', 'months', 'weeks', 'days'] as const
const dateAfter: Partial<Record<QuestionKind, string>> = {
  conditions: 'yes',
  sentenced: 'no',
  paid: 'yes',
  term: 'until',
}

/** One question, with what belongs to its answer. */
export function QuestionScreen({ step, title, answers, today, onAnswer }: Props) {
  const { question } = step
  const [value, setValue] = useState<Given>(answers.given[step.id] ?? {})
  const [mistake, setMistake] = useState<{ kind: Mistake; tries: number }>()
  const { heading, hint, options } = questionWords[question]
  const rule = step.kind && disposalOf(step.kind).rule
  const field = question === 'term' && rule !== 'order' ? undefined : choiceField[question]
  const set = (name: string, text: string) => setValue((before) => ({ ...before, [name]: text }))
  const choices = question === 'term' ? termOptions : (options ?? [])
  const chosen = field ? value[field] : undefined
  const showsDate = question === 'date' || (chosen !== undefined && dateAfter[question] === chosen)
  const showsLength = question === 'term' && (rule !== 'order' || value.mode === 'length')
  const age = answers.given[`${step.recordId}-age`]?.age === 'under18' ? 'under18' : 'adult'
  const kinds = kindsChosen(value)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const kind = mistakeIn(answers, step, value, today)
    if (kind) setMistake((before) => ({ kind, tries: (before?.tries ?? 0) + 1 }))
    else onAnswer(value)
  }
  const firstField = { date: 'answer-day', joined: 'answer-no' }[question as string]
  const firstId =
    firstField ?? (question === 'disposals' ? 'answer-fine' : field ? `answer-${choices[0]?.value}` : 'answer-years')

  return (
    <form className="form-shell wizard-form" onSubmit={submit} noValidate autoComplete="off">
      {mistake ? (
        <ErrorSummary
          key={mistake.tries}
          formId="calculator"
          title={wizardWords.problem}
          problems={[{ fieldId: firstId, message: mistakeWords[mistake.kind] }]}
        />
      ) : null}
      <fieldset className="field question-set" aria-describedby={hint ? 'question-hint' : undefined}>
        <legend>
          <span className="question-about">{title}</span>
          <h2 tabIndex={-1} id="question-heading">
            {heading}
          </h2>
        </legend>
        {hint ? (
          <p className="field-hint" id="question-hint">
            {hint}
          </p>
        ) : null}
        {mistake ? <p className="field-error">{mistakeWords[mistake.kind]}</p> : null}
        {field
          ? choices.map((option) => (
              <Choice
                key={option.value}
                id={`answer-${option.value}`}
                type="radio"
                name="answer"
                {...option}
                isChecked={chosen === option.value}
                onChoose={(text) => set(field, text)}
              />
            ))
          : null}
        {question === 'joined' ? (
          <>
            <Choice
              id="answer-no"
              type="radio"
              name="answer"
              value="no"
              label={options?.[0]?.label ?? ''}
              isChecked={value.how === 'no'}
              onChoose={() => setValue({ how: 'no' })}
            />
            {earlierTerms(answers, step.recordId ?? '').flatMap(({ recordId, slot }) =>
              (['consecutive', 'concurrent'] as const).map((how) => (
                <Choice
                  key={`${slot.id}-${how}`}
                  id={`answer-${slot.id}-${how}`}
                  type="radio"
                  name="answer"
                  value={`${slot.id}-${how}`}
                  label={`${joinedOptions[how]}: ${disposalLabels[slot.kind]} (${answers.records.indexOf(recordId) + 1})`}
                  isChecked={value.how === how && value.with === slot.id}
                  onChoose={() => setValue({ how, with: slot.id })}
                />
              )),
            )}
          </>
        ) : null}
        {question === 'disposals'
          ? disposalGroups.map((group) => {
              const offered = group.kinds.filter((kind) => disposalOf(kind).ages.includes(age))
              return offered.length > 0 ? (
                <div key={group.title} role="group" aria-label={group.title}>
                  <h3>{group.title}</h3>
                  {offered.map((kind) => (
                    <Choice
                      key={kind}
                      id={`answer-${kind}`}
                      type="checkbox"
                      name="answer"
                      value={kind}
                      label={disposalLabels[kind]}
                      isChecked={kinds.includes(kind)}
                      onChoose={(_, isChecked) =>
                        set('kinds', (isChecked ? [...kinds, kind] : kinds.filter((one) => one !== kind)).join(','))
                      }
                    />
                  ))}
                </div>
              ) : null
            })
          : null}
        {showsDate ? <NumberFields id="answer" fields={dateFields} value={value} onType={set} /> : null}
        {question === 'date' ? (
          <Choice
            id="answer-unsure"
            type="checkbox"
            name="unsure"
            value="yes"
            label={fieldWords.unsure}
            hint={fieldWords.unsureHint}
            isChecked={value.unsure === 'yes'}
            onChoose={(_, isChecked) => set('unsure', isChecked ? 'yes' : '')}
          />
        ) : null}
        {showsLength ? <NumberFields id="answer" fields={lengthFields} value={value} onType={set} /> : null}
        {question === 'credited' && chosen === 'yes' ? (
          <NumberFields id="answer" fields={['days']} value={value} onType={set} />
        ) : null}
      </fieldset>
      <button type="submit" className="button button-primary">
        {wizardWords.continue}
      </button>
    </form>
  )
}
