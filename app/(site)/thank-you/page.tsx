import '@/app/styles/enquiries.css'
import '@/app/styles/forms.css'

import { pageMetadata } from '@/app/page-metadata'
import { ThankYou } from '@/components/enquiries/thank-you'

export const metadata = pageMetadata('/thank-you')

export default function ThankYouPage() {
  return <ThankYou />
}
