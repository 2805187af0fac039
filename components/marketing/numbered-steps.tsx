type Props = {
  heading: string
  intro: string
  items: readonly { title: string; text: string }[]
}

export function NumberedSteps({ heading, intro, items }: Props) {
  return (
    <section className="band" aria-labelledby="steps-heading">
      <div className="page">
        <h2 id="steps-heading">{heading}</h2>
        <p className="lead">{intro}</p>
        <ol className="plain-list numbered-steps">
          {items.map((step, index) => (
            <li key={index}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
