import { HealthNote } from '@/components/cv-builder/health-note'
import { LetterHelp } from '@/components/cv-builder/letter-help'
import { LetterPrompts } from '@/components/cv-builder/letter-prompts'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { LongTextField } from '@/components/cv-builder/long-text-field'
import { WordCount } from '@/components/cv-builder/word-count'
import { Button } from '@/components/ui/button'
import { cvDisclosureWords } from '@/lib/content/cv-builder/screens'

const words = cvDisclosureWords.letter
const id = fieldId('disclosureLetter')

export function LetterEditor({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const { disclosureLetter, previousLetter } = draft
  const write = (value: string) => change({ type: 'write', field: 'disclosureLetter', value })
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
          onChange={write}
        >
          <WordCount text={disclosureLetter} note={words.length} />
        </LongTextField>
        <HealthNote letter={disclosureLetter} />
        {previousLetter === '' ? null : (
          <p className="cv-row">
            {words.oldOne}{' '}
            <Button look="secondary" onClick={bringBack}>
              {words.bringBack}
            </Button>
          </p>
        )}
        <LetterPrompts fieldId={id} letter={disclosureLetter} onChange={write} />
      </div>
      <LetterHelp />
    </div>
  )
}
