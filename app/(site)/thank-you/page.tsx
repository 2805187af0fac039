import type { Metadata } from 'next'

import { ThankYou } from '@/components/enquiries/thank-you'
import { thankYouWords } from '@/lib/content/thank-you'

export const metadata: Metadata = {
  title: thankYouWords.metaTitle,
  description: thankYouWords.metaDescription,
  robots: { index: false },
}

export default function ThankYouPage() {
  return <ThankYou />
}
