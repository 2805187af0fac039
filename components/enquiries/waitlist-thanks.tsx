import { ReferenceNote } from '@/components/enquiries/reference-note'
import { ButtonLink } from '@/components/ui/button-link'
import { waitlistThankYou as words } from '@/lib/content/enquiries/waitlist-form'

type Props = {
  reference: string | null
  /** The number that was given, so that the person can check it. */
  phone: string
  /** The day by which we promise to be in touch, in words. */
  callBy: string
  contactEmail: string
}

function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}

/**
 * Replaces the form and takes focus, so that nobody is left at a form that has gone. Marked as a form, because that
 * somebody joined is no more a recording's business than what they typed.
 */
export function WaitlistThanks({ reference, phone, callBy, contactEmail }: Props) {
  return (
    <div className="thank-you waitlist-thanks" data-form-shell="waitlist" role="status" tabIndex={-1} ref={takeFocus}>
      <div className="thank-you-panel">
        <h3>{words.heading}</h3>
        <p>{words.text}</p>
        {reference ? (
          <ReferenceNote label={words.referenceLabel} reference={reference} hint={words.referenceHint} />
        ) : null}
      </div>
      <h4>{words.nextHeading}</h4>
      <ol className="step-list">
        <li>{words.emailStep}</li>
        <li>{words.contactStep(callBy, phone)}</li>
        <li>{words.choiceStep}</li>
      </ol>
      <p>
        {words.contactLead} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <ul className="plain-list button-row">
        {Object.values(words.links).map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} look="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
