import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { LetterPrompts } from '@/components/cv-builder/letter-prompts'
import { LongTextField } from '@/components/cv-builder/long-text-field'
import { WordCount } from '@/components/cv-builder/word-count'
import { Button } from '@/components/ui/button'
import { letterWords } from '@/lib/content/cv-builder/letter-templates'
import { coverWords as words } from '@/lib/content/cv-builder/screens'
import { dayText } from '@/lib/content/wording/date-text'
import { generateCoverLetter } from '@/lib/domain/cv/disclosure-letter'
import { dateOf } from '@/lib/domain/dates/plain-date'

const id = fieldId('coverNote')

/** A letter to go with the CV. It says nothing about convictions: the letter that does has its own step. */
export function CoverLetter({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const { coverNote } = draft
  const write = (value: string) => change({ type: 'write', field: 'coverNote', value })
  const start = () => {
    write(generateCoverLetter(draft, letterWords, dayText(dateOf(new Date()))))
    tell(words.started)
    focusSoon(id)
  }
  return (
    <details className="cv-fold" open={coverNote !== ''}>
      <summary>{words.heading}</summary>
      <div className="cv-fields">
        <p>{words.text}</p>
        {coverNote === '' ? (
          <div>
            <Button look="secondary" onClick={start}>
              {words.start}
            </Button>
          </div>
        ) : (
          <>
            <LongTextField id={id} label={words.label} hint={words.hint} rows={16} value={coverNote} onChange={write}>
              <WordCount text={coverNote} note={words.length} />
            </LongTextField>
            <LetterPrompts fieldId={id} letter={coverNote} onChange={write} />
          </>
        )}
      </div>
    </details>
  )
}
