import '@/app/styles/forms.css'
import '@/app/styles/enquiries.css'

import { pageMetadata } from '@/app/page-metadata'
import { CallbackRequest } from '@/components/enquiries/callback-request'

export const metadata = pageMetadata('/request-callback')

export default function RequestCallbackPage() {
  return <CallbackRequest source="general" />
}
