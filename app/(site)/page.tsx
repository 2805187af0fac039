import type { Metadata } from 'next'

import { CallToAction } from '@/components/marketing/call-to-action'
import { FeatureCards } from '@/components/marketing/feature-cards'
import { Hero } from '@/components/marketing/hero'
import { IndustriesCarousel } from '@/components/marketing/industries-carousel'
import { StakeholderCards } from '@/components/marketing/stakeholder-cards'
import { Testimonials } from '@/components/marketing/testimonials'
import { UkStatistics } from '@/components/marketing/uk-statistics'
import { homeHero, homeMeta } from '@/lib/content/home'

export const metadata: Metadata = {
  title: homeMeta.title,
  description: homeMeta.description,
  alternates: { canonical: '/' },
}

export default function HomePage() {
  return (
    <>
      <Hero
        heading={homeHero.heading}
        lead={homeHero.lead}
        primary={homeHero.employer}
        secondary={homeHero.candidate}
        note={homeHero.pilot}
      />
      <FeatureCards />
      <UkStatistics />
      <IndustriesCarousel />
      <StakeholderCards />
      <Testimonials />
      <CallToAction />
    </>
  )
}
