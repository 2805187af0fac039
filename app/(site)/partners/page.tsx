import '@/app/styles/forms.css'
import '@/app/styles/marketing.css'
import '@/app/styles/landing.css'
import '@/app/styles/takers.css'

import { connection } from 'next/server'

import { pageMetadata } from '@/app/page-metadata'
import { TakersSection } from '@/components/casework/referrals/takers-section'
import { CallbackForm } from '@/components/enquiries/callback-form'
import { WhatHappensNext } from '@/components/enquiries/what-happens-next'
import { BenefitCards } from '@/components/marketing/benefit-cards'
import { Hero } from '@/components/marketing/hero'
import { NumberedSteps } from '@/components/marketing/numbered-steps'
import { PartnerPrivacy } from '@/components/marketing/partner-privacy'
import { ScreenPicture } from '@/components/marketing/screen-picture'
import { PageLink } from '@/components/ui/page-link'
import {
  partnerBenefits,
  partnersBenefits,
  partnersCall,
  partnersHero,
  partnersSteps,
  partnersTools,
  partnerTools,
} from '@/lib/content/partners/partners'
import { takersWords } from '@/lib/content/casework/own-referral'
import { takersToShow } from '@/lib/server/casework/referrals'

export const metadata = pageMetadata('/partners')

export default async function PartnersPage() {
  // Who takes referrals is read each time: it changes without a new build.
  await connection()
  const takers = await takersToShow()
  return (
    <>
      <Hero
        heading={partnersHero.heading}
        lead={partnersHero.lead}
        primary={partnersHero.start}
        secondary={partnersHero.talk}
        note={partnersHero.pilot}
        others={
          takers.length > 0 ? (
            <>
              {partnersHero.forYourself} <PageLink href="/refer-yourself">{takersWords.refer}</PageLink>
            </>
          ) : null
        }
      />
      <BenefitCards heading={partnersBenefits.heading} intro={partnersBenefits.intro} items={partnerBenefits} />
      <ScreenPicture name="people" />
      <BenefitCards id="tools" heading={partnersTools.heading} intro={partnersTools.intro} items={partnerTools} />
      <NumberedSteps heading={partnersSteps.heading} intro={partnersSteps.intro} items={partnersSteps.items} />
      <TakersSection takers={takers} />
      <PartnerPrivacy />
      <section id="call-back" className="band" aria-labelledby="call-back-heading">
        <div className="page call-back-grid">
          <div className="call-back-words">
            <h2 id="call-back-heading">{partnersCall.heading}</h2>
            <p className="lead">{partnersCall.text}</p>
          </div>
          <div className="card call-back-form">
            <h3>{partnersCall.formHeading}</h3>
            <CallbackForm source="partner" />
          </div>
          <WhatHappensNext />
        </div>
      </section>
    </>
  )
}
