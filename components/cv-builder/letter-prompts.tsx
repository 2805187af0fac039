import { Button } from '@/components/ui/button'
import { promptWords as words } from '@/lib/content/cv-builder/screens'
import {
  sentenceIfTrue,
  settlePrompt,
  unfinishedPrompts,
  type UnfinishedPrompt,
} from '@/lib/domain/cv/disclosure-letter'

type Props = { fieldId: string; letter: string; onChange: (letter: string) => void }

/** The parts of a letter that still need the person's own words, or just a yes or no. */
export function LetterPrompts({ fieldId, letter, onChange }: Props) {
  const prompts = unfinishedPrompts(letter)
  if (prompts.length === 0) return <p className="cv-done">{words.none}</p>
  /** Selects the part in the box, so that typing replaces it. */
  const select = ({ start, end }: UnfinishedPrompt) => {
    const box = document.getElementById(fieldId)
    if (!(box instanceof HTMLTextAreaElement)) return
    box.focus()
    box.setSelectionRange(start, end)
  }
  return (
    <section>
      <h3>
        {words.heading} ({prompts.length})
      </h3>
      <ul className="plain-list cv-prompts">
        {prompts.map((prompt) => {
          const sentence = sentenceIfTrue(prompt)
          return (
            <li key={prompt.start}>
              {sentence === null ? (
                <button type="button" className="cv-prompt" onClick={() => select(prompt)}>
                  <span className="visually-hidden">{words.go}: </span>
                  <mark>{prompt.text}</mark>
                </button>
              ) : (
                <div className="cv-prompt-choice">
                  <p>{sentence}</p>
                  <div className="button-row">
                    <Button look="secondary" isSmall onClick={() => onChange(settlePrompt(letter, prompt, sentence))}>
                      {words.isTrue}
                      <span className="visually-hidden">: {sentence}</span>
                    </Button>
                    <Button look="secondary" isSmall onClick={() => onChange(settlePrompt(letter, prompt, null))}>
                      {words.takeOut}
                      <span className="visually-hidden">: {sentence}</span>
                    </Button>
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
