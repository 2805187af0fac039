import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { employerGuideLead, employerGuides, employerGuideTitle } from '@/lib/content/hiring/employer-guides'

/** Checklists for each step of hiring, to read or to print. */
export function EmployerGuides() {
  return (
    <>
      <DetailHeading heading={employerGuideTitle} shows={employerGuideLead} isPrinted />
      <div className="dash-cards" data-columns="2">
        {employerGuides.map(({ id, heading, steps }) => (
          <section key={id} id={id} className="card dash-card" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <ul className="plain-list dash-lines">
              {steps.map((step) => (
                <li key={step.text}>
                  <p>{step.text}</p>
                  {'link' in step ? <PageLink href={step.link.href}>{step.link.label}</PageLink> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
