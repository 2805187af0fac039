import { whatHappensNext } from '@/lib/content/enquiries/request-callback'

export function WhatHappensNext() {
  return (
    <section aria-labelledby="callback-next-heading">
      <h2 id="callback-next-heading">{whatHappensNext.heading}</h2>
      <ol className="step-list">
        {whatHappensNext.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
