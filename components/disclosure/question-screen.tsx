import { useState, type SubmitEvent } from 'react'

import { headingOf, hintOf, mistakeText, subjectOf } from '@/components/disclosure/present'
import { firstChoiceId, QuestionChoices } from '@/components/disclosure/question-choices'
import { Choice, LengthFields, PastDateFields } from '@/components/disclosure/question-fields'
import { TermChain } from '@/components/disclosure/term-chain'
import { usePageTitle } from '@/components/disclosure/use-page-title'
import { ErrorSummary } from '@/components/forms/error-summary'
import { describedBy } from '@/components/forms/field'
import { ProseText } from '@/components/prose/prose-text'
import { Button } from '@/components/ui/button'
import {
  disposalsHelp,
  calculatorFieldWords,
  questionWords,
  schedule18Words,
  calculatorWizardWords as words,
} from '@/lib/content/disclosure/calculator'
import type { CalculatorAnswers, Given } from '@/lib/domain/disclosure-wizard/answers'
import { mistakeIn, type Mistake } from '@/lib/domain/disclosure-wizard/mistakes'
import type { WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  step: WizardStep
  answers: CalculatorAnswers
  today: PlainDate
  /** What the page's title says about the screen, once the person has moved. */
  title: string | undefined
  /** False until scripts run: nothing can be chosen before that. */
  isReady: boolean
  onAnswer: (given: Given) => void
  /** Omitted on the first question. */
  onBack: (() => void) | undefined
}

function wrongFieldId(mistake: Mistake, step: WizardStep, answers: CalculatorAnswers, { unsure }: Given): string {
  switch (mistake) {
    case 'choose':
    case 'choose_one_or_more':
    case 'end_not_said':
      return firstChoiceId(step, answers, step.recordId ?? '')
    case 'length_missing':
    case 'length_too_long':
    case 'length_too_short':
    case 'total_too_short':
      return 'answer-years'
    case 'days_missing':
    case 'days_too_many':
      return 'answer-days'
    default:
      return unsure === 'yes' ? 'answer-year' : 'answer-day'
  }
}

/** The question, and what it is about. */
function QuestionHeading({ step, answers }: Pick<Props, 'step' | 'answers'>) {
  const subject = subjectOf(answers, step)
  return (
    <legend>
      {subject ? <span className="question-about">{subject}</span> : null}
      <h2 tabIndex={-1} id="question-heading">
        {headingOf(answers, step)}
      </h2>
    </legend>
  )
}

function Schedule18Offences() {
  return (
    <details className="source-list">
      <summary>{schedule18Words.summary}</summary>
      <p>{schedule18Words.examples}</p>
      <p>
        <ProseText text={schedule18Words.list} />
      </p>
    </details>
  )
}

type AnswerProps = Pick<Props, 'step' | 'answers'> & {
  value: Given
  isWrong: boolean
  onChange: (value: Given) => void
}

/** What can be chosen or typed on a screen. */
function AnswerFields(props: AnswerProps) {
  const { step, answers, value, isWrong, onChange } = props
  const { question, kind } = step
  const set = (name: string, text: string) => onChange({ ...value, [name]: text })
  const isTerm = question === 'term' && kind !== undefined && disposalOf(kind).rule !== 'order'
  const isUnknown = isTerm && value.unsure === 'yes'
  const { unsure } = questionWords[question]
  return (
    <>
      {question === 'more' || question === 'link' ? (
        <TermChain answers={answers} recordId={step.recordId} kind={kind} />
      ) : null}
      <QuestionChoices {...props} />
      {question === 'disposals' ? (
        <p>
          <ProseText text={disposalsHelp} />
        </p>
      ) : null}
      {question === 'date' ? <PastDateFields value={value} isWrong={isWrong} onType={set} /> : null}
      {question === 'total' || (isTerm && !isUnknown) ? (
        <LengthFields value={value} isWrong={isWrong} onType={set} />
      ) : null}
      {isTerm ? (
        <Choice
          id="answer-unsure"
          type="checkbox"
          name="unsure"
          value="yes"
          label={calculatorFieldWords.unknownLength}
          hint={calculatorFieldWords.unknownLengthHint}
          isChecked={isUnknown}
          onChoose={(_, isChecked) => set('unsure', isChecked ? 'yes' : '')}
        />
      ) : null}
      {unsure ? <p className="field-hint">{unsure}</p> : null}
    </>
  )
}

/** One question, with everything needed to answer it. */
export function QuestionScreen({ step, answers, today, title, isReady, onAnswer, onBack }: Props) {
  const [value, setValue] = useState<Given>(answers.given[step.id] ?? {})
  const [mistake, setMistake] = useState<{ kind: Mistake; tries: number }>()
  const hint = hintOf(answers, step, today)
  const isWrong = mistake !== undefined
  const error = mistake && mistakeText(answers, step, mistake.kind)
  usePageTitle(title)

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
          problems={[{ fieldId: wrongFieldId(mistake.kind, step, answers, value), message: error ?? '' }]}
        />
      ) : null}
      <fieldset
        className={`field question-set${isWrong ? ' question-wrong' : ''}`}
        disabled={!isReady}
        aria-describedby={describedBy({ id: 'question', hint, error })}
      >
        <QuestionHeading step={step} answers={answers} />
        {hint ? (
          <p className="field-hint" id="question-hint">
            {hint}
          </p>
        ) : null}
        {step.question === 'schedule18' || step.question === 'singleTerm' ? <Schedule18Offences /> : null}
        {error ? (
          <p className="field-error" id="question-error">
            {error}
          </p>
        ) : null}
        <AnswerFields step={step} answers={answers} value={value} isWrong={isWrong} onChange={setValue} />
      </fieldset>
      <div className="button-row">
        <Button type="submit" disabled={!isReady}>
          {words.continue}
        </Button>
        {onBack ? (
          <Button look="secondary" onClick={onBack}>
            {words.back}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
