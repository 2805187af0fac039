import { fieldId } from '@/components/cv-builder/field-id'
import { TickBox } from '@/components/cv-builder/tick-box'
import { TextField } from '@/components/forms/text-field'
import { entryWords } from '@/lib/content/cv-builder-screens'

type Props = {
  entryId: string
  bodyField: { label: string; hint: string }
  placeField: { label: string; hint: string; field: 'company' | 'institution'; value: string }
  entry: { awardingBody: string; showPlace: boolean }
  onBody: (awardingBody: string) => void
  onPlace: (place: string) => void
  onShow: (showPlace: boolean) => void
}

/** Who ran it goes on the CV; the place only when the person says so. */
export function PrisonPlaceFields({ entryId, bodyField, placeField, entry, onBody, onPlace, onShow }: Props) {
  const { field, value, ...place } = placeField
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
      <TextField
        {...place}
        id={fieldId(field, entryId)}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onPlace(target.value)}
      />
      <TickBox
        id={fieldId('showPlace', entryId)}
        label={entryWords.showPlace}
        hint={entryWords.showPlaceHint}
        isTicked={entry.showPlace}
        onChange={onShow}
      />
    </>
  )
}
