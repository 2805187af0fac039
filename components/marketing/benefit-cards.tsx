import { ShownInDemonstration, type Shown } from '@/components/prose/shown-in-demonstration'

type Props = {
  /** The id of its heading, on a page with two. @default 'benefits-heading' */
  id?: string
  heading: string
  intro: string
  items: readonly { title: string; text: string; shown?: Shown }[]
}

export function BenefitCards({ id = 'benefits-heading', heading, intro, items }: Props) {
  return (
    <section className="band band-tint" aria-labelledby={id}>
      <div className="page">
        <h2 id={id}>{heading}</h2>
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
