import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.signIn

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/sign-in' },
  robots: { index: false },
}

export default function SignInPage() {
  return <ComingPage page={page} />
}
