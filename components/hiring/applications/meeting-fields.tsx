'use client'

import { useRef, useState, useSyncExternalStore } from 'react'

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

const nothingToHear = () => () => undefined

/**
 * How and where people meet. With scripts the place is asked for in the words of the way that is chosen, each way keeps
 * what was typed for it, and only a meeting in person asks for a postcode; without them one field serves all three.
 */
export function MeetingFields({ action, way: firstWay, place, postcode }: Props) {
  const hasScripts = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  )
  const [way, setWay] = useState(firstWay.value)
  const [typed, setTyped] = useState(place.value)
  const ofOtherWays = useRef<Partial<Record<MeetingWay, string>>>({})
  const change = (to: MeetingWay | undefined) => {
    if (!to || to === way) return
    ofOtherWays.current[way] = typed
    setTyped(ofOtherWays.current[to] ?? '')
    setWay(to)
  }
  const { label, hint } = hasScripts ? words.places[way] : { label: words.place, hint: words.placeHint }
  return (
    <>
      <SelectField
        id={`${action}-way`}
        name="way"
        label={words.way}
        options={meetingWays.map((value) => ({ value, label: wayLabels[value] }))}
        defaultValue={firstWay.value}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          change(meetingWays.find((one) => one === currentTarget.value))
        }}
        error={firstWay.error}
      />
      <TextField
        id={`${action}-place`}
        name="place"
        label={label}
        hint={hint}
        required
        minLength={shortestPlace}
        maxLength={160}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
        }}
        error={place.error}
      />
      <div hidden={hasScripts && way !== 'in_person'}>
        <TextField
          id={`${action}-postcode`}
          name="postcode"
          label={hasScripts ? words.postcode : words.postcodeInPerson}
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
