'use client'

import { useRef, useSyncExternalStore } from 'react'

import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { wayLabels } from '@/lib/content/dashboards/labels'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { shortestPlace } from '@/lib/domain/applications/interview-slots'
import { meetingWays, type MeetingWay } from '@/lib/domain/appointments/appointment'

type FieldOf = { value: string; error: string | undefined }
type Props = {
  /** What the ids of the fields begin with. */
  action: string
  way: { value: MeetingWay; error: string | undefined }
  place: FieldOf
  postcode: FieldOf
}

const onChange = (tell: () => void) => {
  document.addEventListener('change', tell)
  return () => document.removeEventListener('change', tell)
}

const wayOf = (text: string | undefined): MeetingWay | null => meetingWays.find((one) => one === text) ?? null

/**
 * How and where people meet. With scripts the place is asked for in the words of the way that is chosen, each way keeps
 * what was typed for it, and only a meeting in person asks for a postcode; without them one field serves all three. The
 * page holds what is chosen and typed, so that nothing from before the scripts started is lost.
 */
export function MeetingFields({ action, way: firstWay, place, postcode }: Props) {
  const ids = { way: `${action}-way`, place: `${action}-place` }
  const way = useSyncExternalStore(
    onChange,
    () => wayOf(document.querySelector<HTMLSelectElement>(`#${ids.way}`)?.value) ?? firstWay.value,
    () => null,
  )
  const typedFor = useRef<{ way: MeetingWay; texts: Partial<Record<MeetingWay, string>> }>({
    way: firstWay.value,
    texts: {},
  })
  const keepFor = (to: MeetingWay | null) => {
    const field = document.querySelector<HTMLInputElement>(`#${ids.place}`)
    const { way: from, texts } = typedFor.current
    if (!field || to === null || to === from) return
    texts[from] = field.value
    field.value = texts[to] ?? ''
    typedFor.current.way = to
  }
  const { label, hint } = way === null ? { label: words.place, hint: words.placeHint } : words.places[way]
  return (
    <>
      <SelectField
        id={ids.way}
        name="way"
        label={words.way}
        options={meetingWays.map((value) => ({ value, label: wayLabels[value] }))}
        defaultValue={firstWay.value}
        autoComplete="off"
        onChange={({ currentTarget }) => keepFor(wayOf(currentTarget.value))}
        error={firstWay.error}
      />
      <TextField
        id={ids.place}
        name="place"
        label={label}
        hint={hint}
        required
        minLength={shortestPlace}
        maxLength={160}
        autoComplete="off"
        defaultValue={place.value}
        error={place.error}
      />
      <div hidden={way !== null && way !== 'in_person'}>
        <TextField
          id={`${action}-postcode`}
          name="postcode"
          label={way === null ? words.postcodeInPerson : words.postcode}
          hint={words.postcodeHint}
          maxLength={10}
          autoComplete="off"
          defaultValue={postcode.value}
          error={postcode.error}
        />
      </div>
    </>
  )
}
