import { KindsOfWork } from '@/components/candidates/kinds-of-work'
import { candidateBenefits, whatYouGet } from '@/lib/content/candidates/candidates'

export function WhatYouGet() {
  return (
    <section className="band" aria-labelledby="what-you-get-heading">
      <div className="page">
        <div className="call-panel">
          <h2 id="what-you-get-heading">{whatYouGet.heading}</h2>
          <p className="lead">{whatYouGet.intro}</p>
          <ul className="tick-list benefit-list">
            {candidateBenefits.map((benefit) => (
              <li key={benefit.title}>
                <h3>{benefit.title}</h3>
                <p>{benefit.text}</p>
              </li>
            ))}
          </ul>
          <KindsOfWork />
        </div>
      </div>
    </section>
  )
}
