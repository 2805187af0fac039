import '@/app/styles/forms.css'
import '@/app/styles/prose.css'
import '@/app/styles/marketing.css'
import '@/app/styles/landing.css'

import { pageMetadata } from '@/app/page-metadata'
import { CallbackForm } from '@/components/enquiries/callback-form'
import { EmployerBenefits } from '@/components/marketing/employer-benefits'
import { EmployerLaw } from '@/components/marketing/employer-law'
import { EmployerQuestions } from '@/components/marketing/employer-questions'
import { EmployerProof } from '@/components/marketing/employer-proof'
import { EmployerWays } from '@/components/marketing/employer-ways'
import { Hero } from '@/components/marketing/hero'
import { NumberedSteps } from '@/components/marketing/numbered-steps'
import { ScreenPicture } from '@/components/marketing/screen-picture'
import { employersCall, employersHero, employersSteps } from '@/lib/content/employers/employers'

export const metadata = pageMetadata('/employers')

export default function EmployersPage() {
  return (
    <>
      <Hero
        heading={employersHero.heading}
        lead={employersHero.lead}
        primary={employersHero.start}
        secondary={employersHero.talk}
        cost={employersHero.cost}
        note={employersHero.pilot}
      />
      <ScreenPicture name="applicants" />
      <EmployerProof />
      <NumberedSteps heading={employersSteps.heading} intro={employersSteps.intro} items={employersSteps.items} />
      <EmployerBenefits />
      <EmployerLaw />
      <EmployerQuestions />
      <EmployerWays />
      <section id="call-back" className="band" aria-labelledby="call-back-heading">
        <div className="page call-back-grid">
          <div className="call-back-words">
            <h2 id="call-back-heading">{employersCall.heading}</h2>
            <p className="lead">{employersCall.text}</p>
          </div>
          <div className="card call-back-form">
            <h3>{employersCall.formHeading}</h3>
            <CallbackForm source="employer" />
          </div>
          <section aria-labelledby="call-back-next-heading">
            <h2 id="call-back-next-heading">{employersCall.nextHeading}</h2>
            <ol className="step-list">
              {employersCall.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
      </section>
    </>
  )
}
