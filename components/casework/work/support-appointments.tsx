import type { ReactNode } from 'react'

import { AppointmentFields } from '@/components/casework/work/appointment-fields'
import { RadioRows } from '@/components/forms/radio-rows'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { Badge } from '@/components/work/badge'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { supportCalendarWords as calendarWords } from '@/lib/content/casework/support-calendar'
import { reminderTroubleWords } from '@/lib/content/casework/support-reminders'
import {
  changeAskerLabels,
  ownChangeAskerLabels,
  supportAppointmentLabels,
  supportOutcomeLabels,
  supportWorkWords as words,
} from '@/lib/content/casework/support-work'
import { wayLabels } from '@/lib/content/dashboards/labels'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { attendances } from '@/lib/domain/appointments/appointment'
import {
  changeAskers,
  mostWeeks,
  supportAppointmentKinds,
  waitsForOutcome,
  type ChangeAsker,
  type SupportAppointment,
} from '@/lib/domain/casework/support-appointment'
import type { ReminderTrouble } from '@/lib/domain/casework/support-reminder'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { supportNoteLimit } from '@/lib/domain/casework/support-note'

/** Where the forms of a file are sent; null for somebody who only reads. */
export type WritesTo = { to: PeopleForms; reference: string } | null
type Moment = { today: PlainDate; now: WallTime }
type Props = {
  appointments: readonly SupportAppointment[]
  writes: WritesTo
  kept: KeptForm | null
  moment: Moment
  /** How reminders go, or why not; a worker reads it where an appointment is to come. */
  reminders: ReactNode
  /** The appointments whose reminder has not gone. */
  troubles?: Readonly<Record<string, ReminderTrouble>>
  /** Whether the person reads it about themselves. */
  isOwn: boolean
  /** Whether it was opened to book an appointment. @default false */
  isBooking?: boolean
  /** The day that the calendar showed then. */
  bookOn?: PlainDate | null
  /** From where the calendar files come; null where there are none. */
  calendar: 'candidate' | 'partner' | 'caseworker' | null
}

/** What an appointment is, without when. */
export function AppointmentWhat({ one }: { one: SupportAppointment }) {
  return (
    <>
      {supportAppointmentLabels[one.kind]}, {words.minutesOf(one.minutes)}, {wayLabels[one.way].toLowerCase()}
      {one.place === '' ? null : (
        <>
          , <Typed>{one.place}</Typed>
        </>
      )}
    </>
  )
}

type AskedProps = { askedBy: ChangeAsker | null; isCancelled: boolean; isOwn: boolean }

/** Who asked for another time, or for none. */
export function ChangeAsked({ askedBy, isCancelled, isOwn }: AskedProps) {
  return askedBy === null ? null : (
    <span className="dash-aside">
      {isCancelled ? words.cancelledBecause : words.movedBecause}{' '}
      {(isOwn ? ownChangeAskerLabels : changeAskerLabels)[askedBy].toLowerCase()}.
    </span>
  )
}

type MarksProps = {
  one: SupportAppointment
  /** It is the person whom it is with who reads it. @default false */
  isOwn?: boolean
}

/** What became of it. */
export function AppointmentMarks({ one, isOwn = false }: MarksProps) {
  return (
    <>
      {one.state === 'cancelled' ? <Badge tone="stop">{words.cancelled}</Badge> : null}
      {one.outcome === null ? null : <Badge tone="plain">{supportOutcomeLabels[one.outcome]}</Badge>}
      <ChangeAsked askedBy={one.askedBy} isCancelled={one.state === 'cancelled'} isOwn={isOwn} />
    </>
  )
}

/** One appointment in a line. */
function AppointmentLine({ one, isOwn }: Required<MarksProps>) {
  return (
    <>
      <strong>
        {weekdayText(one.on)}, {timeText(one.at)}
      </strong>
      {': '}
      <AppointmentWhat one={one} />
      {one.workerName === null ? null : (
        <>
          {', '}
          <Typed>{words.with(one.workerName)}</Typed>
        </>
      )}{' '}
      <AppointmentMarks one={one} isOwn={isOwn} />
    </>
  )
}

function ReminderTroubleNotice({ trouble }: { trouble: ReminderTrouble | undefined }) {
  return trouble === undefined ? null : <p className="notice not-on-paper">{reminderTroubleWords[trouble]}</p>
}

type StepsProps = {
  one: SupportAppointment
  writes: NonNullable<WritesTo>
  kept: KeptForm | null
  isOver: boolean
  /** What comes first: how the oldest that is over went. */
  isFirst: boolean
  calendar: ReactNode
}

function Steps({ one, writes: { to, reference }, kept, isOver, isFirst, calendar }: StepsProps) {
  const own = kept?.values.appointment === one.id ? kept : null
  const back = (form: string) => (own?.values.form === form ? own : null)
  const [moved, ended, cancelled] = ['appointment-move', 'appointment-outcome', 'appointment-cancel'].map(back)
  const hidden = { reference, appointment: one.id, version: String(one.version) }
  const values = { on: one.on, at: one.at, minutes: String(one.minutes), way: one.way, place: one.place }
  const asker = (back: KeptForm | null | undefined, id: 'move' | 'cancel') => (
    <RadioRows
      id={`${id}-${one.id}-asker`}
      legend={id === 'move' ? words.moveAsker : words.cancelAsker}
      name="asker"
      error={problemOf(back, 'asker')}
      options={changeAskers.map((value) => ({ value, label: changeAskerLabels[value] }))}
    />
  )
  return (
    <div className="dash-actions not-on-paper">
      {isOver ? (
        <details className={isFirst ? 'dash-more dash-more-primary' : 'dash-more'} open={ended !== null}>
          <summary>{words.outcome}</summary>
          <PostedForm
            to={to}
            action="appointment-outcome"
            submit={words.outcomeSubmit}
            hidden={hidden}
            kept={ended ?? null}
            idOf={(field) => `${field}-${one.id}`}
            wordsKeptAs={`outcome ${one.id}`}
          >
            <RadioRows
              id={`outcome-${one.id}`}
              legend={words.outcome}
              name="outcome"
              error={problemOf(ended, 'outcome')}
              options={attendances.map((value) => ({ value, label: supportOutcomeLabels[value] }))}
              defaultValue={attendances.find((value) => value === ended?.values.outcome)}
            />
            <TextAreaField
              id={`words-${one.id}`}
              name="words"
              label={words.outcomeNote}
              hint={words.noteHint}
              rows={3}
              maxLength={supportNoteLimit}
              defaultValue={ended?.values.words ?? ''}
              error={problemOf(ended, 'words')}
            />
          </PostedForm>
        </details>
      ) : null}
      <details className="dash-more dash-more-quiet" open={moved !== null}>
        <summary>{words.move}</summary>
        <PostedForm
          to={to}
          action="appointment-move"
          submit={words.moveSubmit}
          look="secondary"
          hidden={hidden}
          kept={moved ?? null}
          idOf={(field) => (field === 'asker' ? `move-${one.id}-asker` : `${one.id}-${field}`)}
        >
          <AppointmentFields prefix={`${one.id}-`} values={moved?.values ?? values} back={moved ?? null} />
          {asker(moved, 'move')}
        </PostedForm>
      </details>
      <details className="dash-more dash-more-quiet" open={cancelled !== null}>
        <summary>{words.cancel}</summary>
        <PostedForm
          to={to}
          action="appointment-cancel"
          submit={words.cancelSubmit}
          look="warning"
          hidden={hidden}
          kept={cancelled ?? null}
          idOf={(field) => `cancel-${one.id}-${field}`}
        >
          {asker(cancelled, 'cancel')}
        </PostedForm>
      </details>
      {calendar}
    </div>
  )
}

/** The appointments of one person: those to come, those whose end nobody has noted, and those before. */
export function SupportAppointments(props: Props) {
  const { appointments, writes, kept, moment, reminders, troubles = {}, isOwn, isBooking = false } = props
  const { bookOn = null, calendar } = props
  const isOver = ({ on, at }: SupportAppointment): boolean =>
    on < moment.today || (on === moment.today && at <= moment.now)
  const before = appointments.filter((one) => isOver(one) && !waitsForOutcome(one, moment)).toReversed()
  const open = appointments.filter((one) => !before.includes(one))
  const booked = kept?.values.form === 'appointment-book' ? kept : null
  const firstToNote = open.find((one) => waitsForOutcome(one, moment))
  const calendarFile = (one: SupportAppointment) =>
    calendar && one.state === 'booked' && !isOver(one) ? (
      <span className="dash-aside">
        <a href={`/api/${calendar}/appointments/${one.id}`} className="text-link">
          {calendarWords.add}
          <span className="visually-hidden">: {weekdayText(one.on)}</span>
        </a>
      </span>
    ) : null
  return (
    <section className="dash-section" aria-labelledby="appointments">
      <h2 id="appointments">{words.appointments}</h2>
      {open.length === 0 ? <p>{words.noAppointments}</p> : null}
      {reminders === '' || (!isOwn && open.every(isOver)) ? null : (
        <p className="field-hint not-on-paper">{reminders}</p>
      )}
      <ul className="plain-list dash-lines">
        {open.map((one) => (
          <li key={one.id}>
            <p>
              <AppointmentLine one={one} isOwn={isOwn} />{' '}
              {writes && isOver(one) && one.state === 'booked' ? <Badge tone="wait">{words.waiting}</Badge> : null}
            </p>
            <ReminderTroubleNotice trouble={troubles[one.id]} />
            {writes && one.state === 'booked' ? (
              <Steps
                one={one}
                writes={writes}
                kept={kept}
                isOver={isOver(one)}
                isFirst={one === firstToNote}
                calendar={calendarFile(one)}
              />
            ) : calendarFile(one) === null ? null : (
              <p className="not-on-paper">{calendarFile(one)}</p>
            )}
          </li>
        ))}
      </ul>
      {before.length === 0 ? null : (
        <details className="dash-more dash-more-quiet not-on-paper">
          <summary>{words.past}</summary>
          <ul className="plain-list dash-lines">
            {before.map((one) => (
              <li key={one.id}>
                <AppointmentLine one={one} isOwn={isOwn} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {writes ? (
        <details className="dash-more not-on-paper" open={isBooking || booked !== null}>
          <summary>{words.book}</summary>
          <PostedForm
            to={writes.to}
            action="appointment-book"
            submit={words.bookSubmit}
            hidden={{ reference: writes.reference }}
            kept={booked}
          >
            <SelectField
              id="kind"
              name="kind"
              label={words.kind}
              defaultValue={booked?.values.kind ?? 'support'}
              options={supportAppointmentKinds.map((value) => ({ value, label: supportAppointmentLabels[value] }))}
            />
            <AppointmentFields prefix="" values={booked?.values ?? { minutes: '60', on: bookOn ?? '' }} back={booked} />
            <SelectField
              id="weeks"
              name="weeks"
              label={words.weeks}
              hint={words.weeksHint}
              defaultValue={booked?.values.weeks ?? '1'}
              options={Array.from({ length: mostWeeks }, (_, week) => ({
                value: String(week + 1),
                label: String(week + 1),
              }))}
            />
          </PostedForm>
        </details>
      ) : null}
    </section>
  )
}
