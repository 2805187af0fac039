import '@/app/styles/marketing.css'
import '@/app/styles/home.css'

import { pageMetadata } from '@/app/page-metadata'
import { SiteData } from '@/app/structured-data'
import { CallToAction } from '@/components/marketing/call-to-action'
import { FeatureCards } from '@/components/marketing/feature-cards'
import { Hero } from '@/components/marketing/hero'
import { IndustriesCarousel } from '@/components/marketing/industries-carousel'
import { StakeholderCards } from '@/components/marketing/stakeholder-cards'
import { Testimonials } from '@/components/marketing/testimonials'
import { FirstWeekOut } from '@/components/resources/first-week-out'
import { UkStatistics } from '@/components/marketing/uk-statistics'
import { ProseText } from '@/components/prose/prose-text'
import { homeCall, homeHero } from '@/lib/content/home/home'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <>
      <SiteData />
      <Hero
        heading={homeHero.heading}
        lead={homeHero.lead}
        primary={homeHero.employer}
        secondary={homeHero.candidate}
        note={homeHero.pilot}
        others={<ProseText text={homeHero.forCandidates} />}
      />
      <UkStatistics />
      <FeatureCards />
      <IndustriesCarousel />
      <StakeholderCards />
      <FirstWeekOut />
      <Testimonials />
      <CallToAction call={homeCall} />
    </>
  )
}
