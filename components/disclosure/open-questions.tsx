import { recordTitle } from '@/components/disclosure/present'
import { usePageTitle } from '@/components/disclosure/use-page-title'
import { ProseText } from '@/components/prose/prose-text'
import { helpers, openQuestionsScreen as words, openQuestionWords } from '@/lib/content/disclosure/calculator'
import { stepToAnswer } from '@/lib/domain/disclosure-wizard/open-steps'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import type { WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import type { OpenQuestion } from '@/lib/domain/disclosure/assess-history'

type Props = {
  answers: CalculatorAnswers
  steps: readonly WizardStep[]
  questions: readonly OpenQuestion[]
  onChange: (step: WizardStep) => void
}

/** Shown instead of a date: what the rules must know first. */
export function OpenQuestions({ answers, steps, questions, onChange }: Props) {
  usePageTitle(words.heading)
  return (
    <div data-result="ask">
      <h2 tabIndex={-1} id="question-heading">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <ul className="plain-list open-questions">
        {questions.map((open) => {
          const step = stepToAnswer(open, steps)
          const about = step?.recordId && recordTitle(answers, step.recordId)
          return (
            <li key={`${open.question}-${open.sentenceId ?? open.convictionId ?? open.cautionId ?? ''}`}>
              <p>
                {about ? <strong>{about}: </strong> : null}
                {openQuestionWords[open.question]}
              </p>
              {step ? (
                <button type="button" className="plain-button" onClick={() => onChange(step)}>
                  {words.change}
                  <span className="visually-hidden">: {openQuestionWords[open.question]}</span>
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <ul className="bullet-list">
        {helpers.map((line, index) => (
          <li key={index}>
            <ProseText text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}
