import type { Metadata } from 'next'

import { CallbackRequest } from '@/components/enquiries/callback-request'
import { candidateCallback } from '@/lib/content/request-callback'

export const metadata: Metadata = {
  title: candidateCallback.metaTitle,
  description: candidateCallback.metaDescription,
  alternates: { canonical: '/request-callback/candidate' },
}

export default function CandidateCallbackPage() {
  return <CallbackRequest source="candidate" />
}
