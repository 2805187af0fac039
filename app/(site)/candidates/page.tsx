import '@/app/styles/forms.css'
import '@/app/styles/enquiries.css'
import '@/app/styles/marketing.css'
import '@/app/styles/landing.css'

import { pageMetadata } from '@/app/page-metadata'
import { CandidatePrivacy } from '@/components/candidates/candidate-privacy'
import { HelpLine } from '@/components/candidates/help-line'
import { KindsOfWork } from '@/components/candidates/kinds-of-work'
import { OtherWays } from '@/components/candidates/other-ways'
import { StartToday } from '@/components/candidates/start-today'
import { WhatYouGet } from '@/components/candidates/what-you-get'
import { WaitlistForm } from '@/components/enquiries/waitlist-form'
import { Hero } from '@/components/marketing/hero'
import { NumberedSteps } from '@/components/marketing/numbered-steps'
import { ScreenPicture } from '@/components/marketing/screen-picture'
import { WaysToStart } from '@/components/prose/ways-to-start'
import { candidatesHero, candidatesSteps, candidatesWaitlist } from '@/lib/content/candidates/candidates'

export const metadata = pageMetadata('/candidates')

export default function CandidatesPage() {
  return (
    <>
      <Hero
        heading={candidatesHero.heading}
        lead={candidatesHero.lead}
        primary={candidatesHero.jobs}
        secondary={candidatesHero.account}
        note={candidatesHero.pilot}
      />
      <HelpLine />
      <StartToday />
      <div className="page">
        <WaysToStart />
      </div>
      <WhatYouGet />
      <ScreenPicture name="own-applications" />
      <NumberedSteps heading={candidatesSteps.heading} intro={candidatesSteps.intro} items={candidatesSteps.items} />
      <CandidatePrivacy />
      <KindsOfWork />
      <section id="waitlist" className="band band-tint" aria-labelledby="waitlist-heading">
        <div className="page call-back-grid">
          <div className="call-back-words">
            <h2 id="waitlist-heading">{candidatesWaitlist.heading}</h2>
            <p className="lead">{candidatesWaitlist.text}</p>
          </div>
          <div className="card call-back-form">
            <WaitlistForm />
          </div>
          <OtherWays />
        </div>
      </section>
    </>
  )
}
