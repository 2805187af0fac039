import { FigureSources } from '@/components/marketing/figure-sources'
import { employersBenefits } from '@/lib/content/employers'
import { sourceWords } from '@/lib/content/figure'

const figures = employersBenefits.items.flatMap((benefit) => ('figure' in benefit ? [benefit.figure] : []))

export function EmployerBenefits() {
  return (
    <section className="band band-tint" aria-labelledby="benefits-heading">
      <div className="page">
        <h2 id="benefits-heading">{employersBenefits.heading}</h2>
        <p className="lead">{employersBenefits.intro}</p>
        <ul className="plain-list card-grid">
          {employersBenefits.items.map((benefit) => (
            <li key={benefit.title} className="card">
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
              {'figure' in benefit ? (
                <div className="benefit-figure">
                  <p className="figure-claim">
                    <strong className="figure-value">{benefit.figure.value}</strong>{' '}
                    <span className="figure-label">{benefit.figure.label}</span>
                  </p>
                  <p className="figure-marker">{benefit.figure.source.note}</p>
                  {'research' in benefit.figure ? (
                    <p className="figure-research">
                      <strong>{sourceWords.researchLabel}</strong> {benefit.figure.research.text}
                    </p>
                  ) : null}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
        <FigureSources figures={figures} />
      </div>
    </section>
  )
}
