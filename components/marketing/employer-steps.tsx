import { employersSteps } from '@/lib/content/employers'

export function EmployerSteps() {
  return (
    <section className="band" aria-labelledby="steps-heading">
      <div className="page">
        <h2 id="steps-heading">{employersSteps.heading}</h2>
        <p className="lead">{employersSteps.intro}</p>
        <ol className="plain-list numbered-steps">
          {employersSteps.items.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              <p className="small">
                <strong>{employersSteps.todayLabel}</strong> {step.today}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
