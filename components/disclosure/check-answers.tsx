import { presentAnswer, recordTitle } from '@/components/disclosure/present'
import { disposalLabels, questionWords, wizardWords as words } from '@/lib/content/disclosure-calculator'
import type { Answers } from '@/lib/domain/disclosure-wizard/answers'
import type { Step } from '@/lib/domain/disclosure-wizard/steps'

type Props = {
  answers: Answers
  steps: readonly Step[]
  onChange: (step: Step) => void
  onRemove: (recordId: string) => void
  onAdd: () => void
  onResult: () => void
}

export function CheckAnswers({ answers, steps, onChange, onRemove, onAdd, onResult }: Props) {
  const rows = (own: readonly Step[]) => (
    <dl className="answer-list">
      {own.map((step) => {
        const question = `${step.kind ? `${disposalLabels[step.kind]}: ` : ''}${questionWords[step.question].heading}`
        return (
          <div key={step.id}>
            <dt>{question}</dt>
            <dd>{presentAnswer(step, answers.given[step.id] ?? {})}</dd>
            <dd>
              <button type="button" className="plain-button" onClick={() => onChange(step)}>
                {words.change}
                <span className="visually-hidden">: {question}</span>
              </button>
            </dd>
          </div>
        )
      })}
    </dl>
  )
  return (
    <div className="check-answers">
      <h2 tabIndex={-1} id="question-heading">
        {words.check}
      </h2>
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
        <button type="button" className="button button-primary" onClick={onResult}>
          {words.result}
        </button>
        <button type="button" className="button button-secondary" onClick={onAdd}>
          {words.add}
        </button>
      </div>
    </div>
  )
}
