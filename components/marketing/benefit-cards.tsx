import { ShownInDemonstration, type Shown } from '@/components/prose/shown-in-demonstration'

type Props = {
  heading: string
  intro: string
  items: readonly { title: string; text: string; shown?: Shown }[]
}

export function BenefitCards({ heading, intro, items }: Props) {
  return (
    <section className="band band-tint" aria-labelledby="benefits-heading">
      <div className="page">
        <h2 id="benefits-heading">{heading}</h2>
        <p className="lead">{intro}</p>
        <ul className="plain-list card-grid">
          {items.map((benefit, index) => (
            <li key={index} className="card">
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
              <ShownInDemonstration shown={benefit.shown} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
