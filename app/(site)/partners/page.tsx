import type { Metadata } from 'next'

import { CallbackForm } from '@/components/enquiries/callback-form'
import { WhatHappensNext } from '@/components/enquiries/what-happens-next'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages, partnersForm } from '@/lib/content/coming-pages'

const page = comingPages.partners

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/partners' },
}

export default function PartnersPage() {
  return (
    <ComingPage page={page}>
      <section id="call-back" className="page-form" aria-labelledby="call-back-heading">
        <h2 id="call-back-heading">{partnersForm.heading}</h2>
        <CallbackForm source="partner" />
      </section>
      <WhatHappensNext />
    </ComingPage>
  )
}
