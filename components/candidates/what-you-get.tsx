import { KindsOfWork } from '@/components/candidates/kinds-of-work'
import { ShownInDemonstration, type Shown } from '@/components/prose/shown-in-demonstration'
import { candidateBenefits, whatYouGet } from '@/lib/content/candidates/candidates'

export function WhatYouGet() {
  const benefits: readonly { title: string; text: string; shown?: Shown }[] = candidateBenefits
  return (
    <section className="band" aria-labelledby="what-you-get-heading">
      <div className="page">
        <div className="call-panel">
          <h2 id="what-you-get-heading">{whatYouGet.heading}</h2>
          <p className="lead">{whatYouGet.intro}</p>
          <ul className="tick-list benefit-list">
            {benefits.map((benefit) => (
              <li key={benefit.title}>
                <h3>{benefit.title}</h3>
                <p>{benefit.text}</p>
                <ShownInDemonstration shown={benefit.shown} />
              </li>
            ))}
          </ul>
          <KindsOfWork />
        </div>
      </div>
    </section>
  )
}
