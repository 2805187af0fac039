import { aboutPurpose } from '@/lib/content/about/about'

export function AboutPurpose() {
  return (
    <section className="band" aria-labelledby="purpose-heading">
      <div className="page">
        <h2 id="purpose-heading" className="visually-hidden">
          {aboutPurpose.heading}
        </h2>
        <div className="split-grid">
          {[aboutPurpose.mission, aboutPurpose.vision].map(({ id, heading, statement, text }, index) => (
            <section key={index} id={id} className="statement" aria-labelledby={`${id}-heading`}>
              <h3 id={`${id}-heading`}>{heading}</h3>
              <p className="statement-words">{statement}</p>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
