import { LetterHelp } from '@/components/cv-builder/letter-help'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { LongTextField } from '@/components/cv-builder/long-text-field'
import { WordCount } from '@/components/cv-builder/word-count'
import { disclosureWords } from '@/lib/content/cv-builder-screens'
import { unfinishedPrompts, type UnfinishedPrompt } from '@/lib/domain/cv/disclosure-letter'

const words = disclosureWords.letter
const id = fieldId('disclosureLetter')

/** Selects the part in the box, so that typing puts the person's own words in its place. */
function selectPrompt({ start, end }: UnfinishedPrompt): void {
  const box = document.getElementById(id)
  if (!(box instanceof HTMLTextAreaElement)) return
  box.focus()
  box.setSelectionRange(start, end)
}

export function LetterEditor({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const { disclosureLetter, previousLetter } = draft
  const bringBack = () => {
    change({ type: 'bring-back-letter' })
    tell(words.broughtBack)
  }
  return (
    <div className="cv-letter-desk">
      <div className="cv-fields">
        <LongTextField
          id={id}
          label={words.label}
          hint={words.hint}
          rows={18}
          value={disclosureLetter}
          onChange={(value) => change({ type: 'write', field: 'disclosureLetter', value })}
        >
          <WordCount text={disclosureLetter} note={words.length} />
        </LongTextField>
        {previousLetter === '' ? null : (
          <p className="cv-row">
            {words.oldOne}{' '}
            <button type="button" className="button button-secondary" onClick={bringBack}>
              {words.bringBack}
            </button>
          </p>
        )}
        <PromptList letter={disclosureLetter} />
      </div>
      <LetterHelp />
    </div>
  )
}

function PromptList({ letter }: { letter: string }) {
  const { heading, none, go } = disclosureWords.prompts
  const prompts = unfinishedPrompts(letter)
  if (prompts.length === 0) return <p className="cv-done">{none}</p>
  return (
    <section>
      <h3>
        {heading} ({prompts.length})
      </h3>
      <ul className="plain-list cv-prompts">
        {prompts.map((prompt) => (
          <li key={prompt.start}>
            <button type="button" className="cv-prompt" onClick={() => selectPrompt(prompt)}>
              <span className="visually-hidden">{go}: </span>
              <mark>{prompt.text}</mark>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
