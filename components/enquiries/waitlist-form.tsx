import { WaitlistFields } from '@/components/enquiries/waitlist-fields'
import { company } from '@/lib/content/company'
import { waitlistFormWords } from '@/lib/content/waitlist-form'

/** On the server, so that settings stay out of the form's JavaScript. */
export function WaitlistForm() {
  return (
    <>
      <WaitlistFields contactEmail={company.contactEmail} />
      <p className="on-paper">
        {waitlistFormWords.printInstead} {company.contactEmail}.
      </p>
    </>
  )
}
