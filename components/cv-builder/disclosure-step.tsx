import { DisclosureAdvice } from '@/components/cv-builder/disclosure-advice'
import { LetterEditor } from '@/components/cv-builder/letter-editor'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { LongTextField } from '@/components/cv-builder/long-text-field'
import { RadioRows } from '@/components/forms/radio-rows'
import { ProseText } from '@/components/prose/prose-text'
import { Button } from '@/components/ui/button'
import { cvDisclosureWords as words } from '@/lib/content/cv-builder/screens'
import { letterWords } from '@/lib/content/cv-builder/letter-templates'
import { dayText } from '@/lib/content/wording/date-text'
import { convictionTypes, timeframes } from '@/lib/domain/cv/cv-draft'
import { canGenerateLetter, disclosureFields, generateLetter } from '@/lib/domain/cv/disclosure-letter'
import { dateOf } from '@/lib/domain/dates/plain-date'

export function DisclosureStep({ tool }: StepProps) {
  const { draft, change } = tool
  const { asksForMore, showsLetter } = disclosureFields(draft)
  return (
    <>
      <DisclosureAdvice />
      <RadioRows
        legend={words.needed.legend}
        options={[
          { value: 'yes', label: words.needed.yes },
          { value: 'no', label: words.needed.no },
        ]}
        value={draft.disclosureNeeded === null ? null : draft.disclosureNeeded ? 'yes' : 'no'}
        onChange={(answer) => change({ type: 'choose', field: 'disclosureNeeded', value: answer === 'yes' })}
      />
      {draft.disclosureNeeded === false ? <p>{words.needed.noText}</p> : null}
      {asksForMore ? <LetterQuestions tool={tool} /> : null}
      {showsLetter ? <LetterEditor tool={tool} /> : null}
    </>
  )
}

function LetterQuestions({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const canGenerate = canGenerateLetter(draft)
  const generate = () => {
    change({ type: 'set-letter', text: generateLetter(draft, letterWords, dayText(dateOf(new Date()))) })
    tell(words.generated)
    focusSoon(fieldId('disclosureLetter'))
  }
  return (
    <>
      <section className="notice">
        <h3>{words.serious.heading}</h3>
        <p>{words.serious.text}</p>
        <p>
          <ProseText text={words.serious.help} />
        </p>
      </section>
      <RadioRows
        legend={words.type.legend}
        hint={words.type.hint}
        options={convictionTypes.map((value) => ({ value, label: words.type.options[value] }))}
        value={draft.convictionType}
        onChange={(value) => change({ type: 'choose', field: 'convictionType', value })}
      />
      <RadioRows
        legend={words.when.legend}
        hint={words.when.hint}
        options={timeframes.map((value) => ({ value, label: words.when.options[value] }))}
        value={draft.timeframe}
        onChange={(value) => change({ type: 'choose', field: 'timeframe', value })}
      />
      <LongTextField
        {...words.steps}
        id={fieldId('rehabilitationSteps')}
        value={draft.rehabilitationSteps}
        onChange={(value) => change({ type: 'write', field: 'rehabilitationSteps', value })}
      />
      <div>
        <Button disabled={!canGenerate} onClick={generate}>
          {words.generate}
        </Button>
        <p className="form-note" hidden={canGenerate}>
          {words.generateWaiting}
        </p>
      </div>
    </>
  )
}
