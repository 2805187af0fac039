import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { fileWords as words, restrictionLabels, restrictionSourceLabels } from '@/lib/content/casework/people'
import { restrictionKinds, restrictionSources } from '@/lib/domain/casework/work-restriction'

type Props = { back: KeptForm | null }

/** What a job must allow for, until when, and where it comes from. Never why. */
export function RestrictionFields({ back }: Props) {
  const errorOf = (field: string) => problemOf(back, field)
  return (
    <>
      <SelectField
        id="kind"
        name="kind"
        label={words.restrictionKind}
        defaultValue={back?.values.kind ?? ''}
        error={errorOf('kind')}
        options={[
          { value: '', label: words.choose },
          ...restrictionKinds.map((kind) => ({ value: kind, label: restrictionLabels[kind] })),
        ]}
      />
      <TextField
        id="detail"
        name="detail"
        label={words.restrictionDetail}
        hint={words.restrictionDetailHint}
        defaultValue={back?.values.detail ?? ''}
        error={errorOf('detail')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        id="ends_on"
        name="ends_on"
        type="date"
        label={words.restrictionUntil}
        defaultValue={back?.values.ends_on ?? ''}
        error={errorOf('ends_on')}
        autoComplete="off"
      />
      {/* A date field sends a date that is half typed as empty, which must not mean that nobody knows. */}
      <TickBox
        id="ends_unknown"
        name="ends_unknown"
        label={words.restrictionEndUnknown}
        defaultChecked={back?.values.ends_unknown === 'on'}
      />
      <SelectField
        id="source"
        name="source"
        label={words.restrictionSource}
        defaultValue={back?.values.source ?? ''}
        error={errorOf('source')}
        options={[
          { value: '', label: words.choose },
          ...restrictionSources.map((source) => ({ value: source, label: restrictionSourceLabels[source] })),
        ]}
      />
    </>
  )
}
