import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { callbackFormWords } from '@/lib/content/enquiries/callback-form'
import { company } from '@/lib/content/site/company'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

type Props = { source: FormSource }

/** A server component, so that settings stay out of the form's JavaScript. */
export function CallbackForm({ source }: Props) {
  return (
    <>
      <EnquiryForm source={source} contactEmail={company.contactEmail} />
      <p className="on-paper">
        {callbackFormWords.printInstead} {company.contactEmail}.
      </p>
    </>
  )
}
