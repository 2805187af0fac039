import { SelectField } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { applicationEmailWords as words } from '@/lib/content/hiring/application-emails'
import { memberEvents, tellingWays, type EventChoices } from '@/lib/domain/applications/member-events'

type Props = {
  role: 'candidate' | 'employer'
  isOn: boolean
  events: EventChoices
  /** False for somebody who signs in with a phone number alone: no email can be sent to them. */
  hasEmail: boolean
  hasTexts: boolean
  /** The number, as people read it out, to which texts can be sent; null if there is none. */
  number: string | null
}

/**
 * Whether somebody gets emails about applications, and for an employer when each is told. Turning them off is a quiet
 * button, so that it is not mistaken for the one that saves a choice.
 */
export function EmailChoice({ role, isOn, events, hasEmail, hasTexts, number }: Props) {
  return (
    <>
      {hasEmail ? (
        <section>
          <h2>{words.heading}</h2>
          <p>
            {isOn ? words.on : words.off} {words.what[role]}
          </p>
          {role === 'employer' && isOn ? (
            <details className="own-data-fold">
              <summary>{words.eventsHeading}</summary>
              <form className="form-shell" action="/api/account/application-email-events" method="post">
                {memberEvents.map((event) => (
                  <SelectField
                    key={event}
                    id={`event-${event}`}
                    name={event}
                    label={words.events[event]}
                    defaultValue={events[event] ?? 'now'}
                    options={tellingWays.map((value) => ({ value, label: words.ways[value] }))}
                  />
                ))}
                <div>
                  <Button type="submit" look="secondary">
                    {words.eventsSave}
                  </Button>
                </div>
              </form>
            </details>
          ) : null}
          <form action={`/api/account/application-emails-${isOn ? 'off' : 'on'}`} method="post">
            <Button type="submit" look={isOn ? 'quiet' : 'secondary'}>
              {isOn ? words.switchOff : words.switchOn}
            </Button>
          </form>
        </section>
      ) : null}
      {number === null || role !== 'candidate' ? null : (
        <section>
          <h2>{words.texts.heading}</h2>
          <p>
            {hasTexts ? words.texts.on : words.texts.off} {words.texts.what(number)}
          </p>
          <form action={`/api/account/application-texts-${hasTexts ? 'off' : 'on'}`} method="post">
            <Button type="submit" look={hasTexts ? 'quiet' : 'secondary'}>
              {hasTexts ? words.texts.switchOff : words.texts.switchOn}
            </Button>
          </form>
        </section>
      )}
    </>
  )
}
