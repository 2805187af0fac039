import { ScrollRow } from '@/components/marketing/scroll-row'
import { ButtonLink } from '@/components/ui/button-link'
import { industriesRow } from '@/lib/content/home/home'
import { industries } from '@/lib/content/home/industries'

export function IndustriesCarousel() {
  return (
    <section className="band" aria-labelledby="industries-heading">
      <div className="page">
        <h2 id="industries-heading">{industriesRow.heading}</h2>
        <p className="lead">{industriesRow.intro}</p>
        <ScrollRow label={industriesRow.listLabel} buttons={industriesRow.buttons}>
          {industries.map((industry, index) => (
            <li key={index} className="card industry-card">
              <Sunrise step={index} of={industries.length} />
              <h3>{industry.name}</h3>
              <p>{industry.text}</p>
            </li>
          ))}
        </ScrollRow>
        <p>
          <ButtonLink href={industriesRow.contact.href} look="secondary">
            {industriesRow.contact.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** Decoration only: the sun climbs from card to card, so that the row looks like one morning. */
function Sunrise({ step, of }: { step: number; of: number }) {
  const top = 62 - (step / (of - 1)) * 34
  return (
    <svg className="sunrise" viewBox="0 0 240 72" aria-hidden="true" focusable="false">
      <circle className="open-door-sun" cx={40 + step * 20} cy={top} r="20" />
      <path className="sunrise-ground" d="M0 56h240v16H0z" />
      <path className="open-door-horizon" d="M0 56h240" />
    </svg>
  )
}
