import '@/app/styles/forms.css'
import '@/app/styles/enquiries.css'
import '@/app/styles/marketing.css'
import '@/app/styles/fold.css'
import '@/app/styles/landing.css'

import { pageMetadata } from '@/app/page-metadata'
import { AfterSending } from '@/components/candidates/after-sending'
import { CandidatePrivacy } from '@/components/candidates/candidate-privacy'
import { HelpLine } from '@/components/candidates/help-line'
import { OtherWays } from '@/components/candidates/other-ways'
import { StartToday } from '@/components/candidates/start-today'
import { WhatYouGet } from '@/components/candidates/what-you-get'
import { WaitlistForm } from '@/components/enquiries/waitlist-form'
import { Hero } from '@/components/marketing/hero'
import { ScreenPicture } from '@/components/marketing/screen-picture'
import { buttonClass } from '@/components/ui/button'
import { candidatesHero, candidatesWaitlist } from '@/lib/content/candidates/candidates'

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
      <WhatYouGet />
      <ScreenPicture name="own-applications" />
      <section id="waitlist" className="band band-tint" aria-labelledby="waitlist-heading">
        <div className="page call-back-grid">
          <div className="call-back-words">
            <h2 id="waitlist-heading">{candidatesWaitlist.heading}</h2>
            <p className="lead">{candidatesWaitlist.text}</p>
            <AfterSending />
            <CandidatePrivacy />
          </div>
          <details className="card call-back-form form-fold">
            <summary className={buttonClass({})}>{candidatesWaitlist.open}</summary>
            <WaitlistForm />
          </details>
          <OtherWays />
        </div>
      </section>
    </>
  )
}
