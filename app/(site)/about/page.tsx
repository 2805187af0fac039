import '@/app/styles/marketing.css'
import '@/app/styles/about.css'

import { pageMetadata } from '@/app/page-metadata'
import { AboutCompany } from '@/components/marketing/about-company'
import { AboutPilot } from '@/components/marketing/about-pilot'
import { AboutPurpose } from '@/components/marketing/about-purpose'
import { AboutValues } from '@/components/marketing/about-values'
import { CallToAction } from '@/components/marketing/call-to-action'
import { Hero } from '@/components/marketing/hero'
import { publicEnv } from '@/lib/public-env'
import { aboutCall, aboutHero } from '@/lib/content/about/about'

export const metadata = pageMetadata('/about')

export default function AboutPage() {
  return (
    <>
      <Hero heading={aboutHero.heading} lead={aboutHero.lead} primary={aboutHero.start} note={aboutHero.pilot} />
      <AboutPurpose />
      <AboutValues />
      <AboutPilot />
      <AboutCompany people={publicEnv.people} />
      <CallToAction call={aboutCall} />
    </>
  )
}
