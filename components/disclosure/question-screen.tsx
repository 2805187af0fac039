import { useState, type SubmitEvent } from 'react'

import { headingOf, hintOf, subjectOf } from '@/components/disclosure/present'
import { firstChoiceId, QuestionChoices } from '@/components/disclosure/question-choices'
import { Choice, LengthFields, PastDateFields } from '@/components/disclosure/question-fields'
import { usePageTitle } from '@/components/disclosure/use-page-title'
import { ErrorSummary } from '@/components/forms/error-summary'
import { describedBy } from '@/components/forms/field'
import { ProseText } from '@/components/prose/prose-text'
import {
  disposalsHelp,
  fieldWords,
  mistakeWords,
  schedule18Words,
  wizardWords as words,
} from '@/lib/content/disclosure-calculator'
import type { Answers, Given } from '@/lib/domain/disclosure-wizard/answers'
import { mistakeIn, type Mistake, type Step } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = {
  step: Step
  answers: Answers
  today: PlainDate
  /** The screen in the page's title, once the person has moved. */
  title: string | undefined
  /** False until scripts run: nothing can be chosen before that. */
  isReady: boolean
  onAnswer: (given: Given) => void
}

function wrongFieldId(mistake: Mistake, step: Step, answers: Answers, { unsure }: Given): string {
  switch (mistake) {
    case 'choose':
    case 'choose_one_or_more':
      return firstChoiceId(step, answers, step.recordId ?? '')
    case 'length_missing':
    case 'length_too_long':
      return 'answer-years'
    case 'days_missing':
    case 'days_too_many':
      return 'answer-days'
    default:
      return unsure === 'yes' ? 'answer-year' : 'answer-day'
  }
}

/** One question, with what belongs to its answer. */
export function QuestionScreen({ step, answers, today, title, isReady, onAnswer }: Props) {
  const { question } = step
  const [value, setValue] = useState<Given>(answers.given[step.id] ?? {})
  const [mistake, setMistake] = useState<{ kind: Mistake; tries: number }>()
  const hint = hintOf(answers, step)
  const subject = subjectOf(answers, step)
  const isWrong = mistake !== undefined
  const set = (name: string, text: string) => setValue((before) => ({ ...before, [name]: text }))
  const isTerm = question === 'term' && step.kind && disposalOf(step.kind).rule !== 'order'
  const isUnknown = isTerm && value.unsure === 'yes'
  usePageTitle(mistake && title ? `${words.titleError} ${title}` : title)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const kind = mistakeIn(answers, step, value, today)
    if (kind) setMistake((before) => ({ kind, tries: (before?.tries ?? 0) + 1 }))
    else onAnswer(value)
  }

  return (
    <form className="form-shell wizard-form" onSubmit={submit} noValidate autoComplete="off">
      {mistake ? (
        <ErrorSummary
          key={mistake.tries}
          formId="calculator"
          title={words.problem}
          problems={[
            { fieldId: wrongFieldId(mistake.kind, step, answers, value), message: mistakeWords[mistake.kind] },
          ]}
        />
      ) : null}
      <fieldset
        className={`field question-set${isWrong ? ' question-wrong' : ''}`}
        disabled={!isReady}
        aria-describedby={describedBy({ id: 'question', hint, error: mistake && mistakeWords[mistake.kind] })}
      >
        <legend>
          {subject ? <span className="question-about">{subject}</span> : null}
          <h2 tabIndex={-1} id="question-heading">
            {headingOf(answers, step)}
          </h2>
        </legend>
        {hint ? (
          <p className="field-hint" id="question-hint">
            {hint}
          </p>
        ) : null}
        {question === 'schedule18' ? (
          <details className="source-list">
            <summary>{schedule18Words.summary}</summary>
            <p>{schedule18Words.examples}</p>
            <p>
              <ProseText text={schedule18Words.list} />
            </p>
          </details>
        ) : null}
        {mistake ? (
          <p className="field-error" id="question-error">
            {mistakeWords[mistake.kind]}
          </p>
        ) : null}
        <QuestionChoices step={step} answers={answers} value={value} isWrong={isWrong} onChange={setValue} />
        {question === 'disposals' ? (
          <p>
            <ProseText text={disposalsHelp} />
          </p>
        ) : null}
        {question === 'date' ? <PastDateFields value={value} isWrong={isWrong} onType={set} /> : null}
        {isTerm && !isUnknown ? <LengthFields value={value} isWrong={isWrong} onType={set} /> : null}
        {isTerm ? (
          <Choice
            id="answer-unsure"
            type="checkbox"
            name="unsure"
            value="yes"
            label={fieldWords.unknownLength}
            isChecked={isUnknown === true}
            onChoose={(_, isChecked) => set('unsure', isChecked ? 'yes' : '')}
          />
        ) : null}
      </fieldset>
      <button type="submit" className="button button-primary" disabled={!isReady}>
        {words.continue}
      </button>
    </form>
  )
}
