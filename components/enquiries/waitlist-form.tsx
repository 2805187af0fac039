import { JoinWaitlist } from '@/components/enquiries/join-waitlist'
import { company } from '@/lib/content/site/company'
import { waitlistFormWords } from '@/lib/content/enquiries/waitlist-form'

/** A server component, so that settings stay out of the form's JavaScript. */
export function WaitlistForm() {
  return (
    <>
      <JoinWaitlist contactEmail={company.contactEmail} />
      <p className="on-paper">
        {waitlistFormWords.printInstead} {company.contactEmail}.
      </p>
    </>
  )
}
