import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { LongTextField } from '@/components/cv-builder/long-text-field'
import { WordCount } from '@/components/cv-builder/word-count'
import { summaryWords as words } from '@/lib/content/cv-builder/screens'

const id = fieldId('summary')

export function SummaryStep({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const write = (value: string) => change({ type: 'write', field: 'summary', value })
  const use = (example: string) => {
    write(draft.summary.trim() === '' ? example : `${draft.summary.trimEnd()}\n${example}`)
    tell(words.used)
    focusSoon(id)
  }
  return (
    <>
      <p>{words.text}</p>
      <LongTextField id={id} label={words.label} hint={words.hint} value={draft.summary} onChange={write}>
        <WordCount text={draft.summary} />
      </LongTextField>
      <p className="form-note">{words.talk}</p>
      <section className="cv-examples">
        <h3>{words.examplesHeading}</h3>
        <p>{words.examplesHint}</p>
        <ul className="plain-list cv-cards">
          {words.examples.map((example) => (
            <li key={example}>
              <button type="button" className="card cv-example" onClick={() => use(example)}>
                <span>{example}</span>
                <strong>{words.use}</strong>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
