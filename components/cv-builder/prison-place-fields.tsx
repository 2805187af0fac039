import { fieldId } from '@/components/cv-builder/field-id'
import { TickBox } from '@/components/forms/tick-box'
import { TextField } from '@/components/forms/text-field'
import { entryWords } from '@/lib/content/cv-builder/screens'

type Props = {
  entryId: string
  bodyField: { label: string; hint: string }
  /** Where the place is asked for here rather than in a field of its own. */
  placeField?: { label: string; hint: string; value: string; onChange: (place: string) => void }
  entry: { awardingBody: string; showPlace: boolean }
  onBody: (awardingBody: string) => void
  onShow: (showPlace: boolean) => void
  /** What the CV says here; may be empty. */
  shown: string
  /** What was typed but stays off the CV; may be empty. */
  hidden: string
}

/** Who ran it goes on the CV; the place does only if the person says so. */
export function PrisonPlaceFields({ entryId, bodyField, placeField, entry, onBody, onShow, shown, hidden }: Props) {
  return (
    <>
      <TextField
        {...bodyField}
        id={fieldId('awardingBody', entryId)}
        dir="auto"
        autoComplete="off"
        value={entry.awardingBody}
        onChange={({ target }) => onBody(target.value)}
      />
      {placeField ? (
        <TextField
          label={placeField.label}
          hint={placeField.hint}
          id={fieldId('company', entryId)}
          dir="auto"
          autoComplete="off"
          value={placeField.value}
          onChange={({ target }) => placeField.onChange(target.value)}
        />
      ) : null}
      <TickBox
        id={fieldId('showPlace', entryId)}
        label={entryWords.showPlace}
        hint={entryWords.showPlaceHint}
        checked={entry.showPlace}
        onTick={onShow}
      />
      <p role="status" className="cv-says">
        {shown === '' ? entryWords.saysNothing : entryWords.says} <strong dir="auto">{shown}</strong>
        {hidden.trim() === '' ? null : ` ${entryWords.isOff(hidden.trim())}`}
      </p>
    </>
  )
}
