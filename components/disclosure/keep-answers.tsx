import { Choice } from '@/components/disclosure/question-fields'
import { calculatorWizardWords as words } from '@/lib/content/disclosure/calculator'

type Props = { isKept: boolean; isOpen: boolean; isReady: boolean; onKeep: (isKept: boolean) => void }

/** The warning about shared computers comes before the checkbox. */
export function KeepAnswers({ isKept, isOpen, isReady, onKeep }: Props) {
  return (
    <details className="source-list keep-answers not-on-paper" open={isOpen || isKept}>
      <summary>{words.keepSummary}</summary>
      <p>{words.keepNotice}</p>
      <fieldset className="question-set" disabled={!isReady}>
        <Choice
          id="keep-answers"
          type="checkbox"
          name="keep"
          value="yes"
          label={words.keep}
          hint={words.keepWhere}
          isChecked={isKept}
          onChoose={(_, isChecked) => onKeep(isChecked)}
        />
      </fieldset>
    </details>
  )
}
