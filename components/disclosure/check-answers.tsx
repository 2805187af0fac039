import { Fragment } from 'react'

import { headingOf, presentAnswer, recordTitle } from '@/components/disclosure/present'
import { usePageTitle } from '@/components/disclosure/use-page-title'
import { Button } from '@/components/ui/button'
import { disposalLabels, calculatorWizardWords as words } from '@/lib/content/disclosure/calculator'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { hasRoom } from '@/lib/domain/disclosure-wizard/kept-answers'
import type { WizardStep } from '@/lib/domain/disclosure-wizard/steps'

type Props = {
  answers: CalculatorAnswers
  steps: readonly WizardStep[]
  onChange: (step: WizardStep) => void
  onRemove: (recordId: string) => void
  onAdd: () => void
  onResult: () => void
}

type RowsProps = { answers: CalculatorAnswers; steps: readonly WizardStep[]; onChange?: (step: WizardStep) => void }

/** Questions with their answers, those about a sentence under its name; read-only without `onChange`. */
export function AnswerRows({ answers, steps, onChange }: RowsProps) {
  return [...new Set(steps.map(({ sentenceId }) => sentenceId))].map((sentence) => {
    const own = steps.filter(({ sentenceId }) => sentenceId === sentence)
    const kind = own[0]?.kind
    return (
      <Fragment key={sentence ?? ''}>
        {sentence && kind ? <h4>{disposalLabels[kind]}</h4> : null}
        <dl className="answer-list">
          {own.map((step) => {
            const question = headingOf(answers, step)
            return (
              <div key={step.id}>
                <dt>{question}</dt>
                <dd>{presentAnswer(step, answers.given[step.id] ?? {}, answers)}</dd>
                {onChange ? (
                  <dd>
                    <button type="button" className="plain-button" onClick={() => onChange(step)}>
                      {words.change}
                      <span className="visually-hidden">
                        {' '}
                        {[step.recordId && recordTitle(answers, step.recordId), kind && disposalLabels[kind], question]
                          .filter(Boolean)
                          .join(': ')}
                      </span>
                    </button>
                  </dd>
                ) : null}
              </div>
            )
          })}
        </dl>
      </Fragment>
    )
  })
}

/** All answers before the result: each can be changed, each conviction or caution removed, and another one added. */
export function CheckAnswers({ answers, steps, onChange, onRemove, onAdd, onResult }: Props) {
  usePageTitle(words.check)
  const rows = (own: readonly WizardStep[]) => <AnswerRows answers={answers} steps={own} onChange={onChange} />
  return (
    <div className="check-answers">
      <h2 tabIndex={-1} id="question-heading">
        {words.check}
      </h2>
      <p>{words.checkHint}</p>
      {rows(steps.filter(({ recordId }) => !recordId))}
      {answers.records.map((id) => (
        <section key={id} aria-labelledby={`check-${id}`}>
          <h3 id={`check-${id}`}>{recordTitle(answers, id)}</h3>
          {rows(steps.filter(({ recordId }) => recordId === id))}
          <button type="button" className="plain-button" onClick={() => onRemove(id)}>
            {words.remove} <span className="visually-hidden">{recordTitle(answers, id)}</span>
          </button>
        </section>
      ))}
      <div className="button-row">
        <Button onClick={onResult}>{words.result}</Button>
        {hasRoom(answers) ? (
          <Button look="secondary" onClick={onAdd}>
            {words.add}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type RemoveProps = { title: string; onRemove: () => void; onKeep: () => void }

/** Asked first, because what is removed cannot be brought back. */
export function RemoveRecord({ title, onRemove, onKeep }: RemoveProps) {
  usePageTitle(words.remove)
  return (
    <div>
      <h2 tabIndex={-1} id="question-heading">
        <span className="question-about">{title}</span> {words.removeQuestion}
      </h2>
      <p>{words.removeText}</p>
      <div className="button-row">
        <Button onClick={onRemove}>{words.removeYes}</Button>
        <Button look="secondary" onClick={onKeep}>
          {words.removeNo}
        </Button>
      </div>
    </div>
  )
}
