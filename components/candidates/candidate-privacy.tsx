import { ProseText } from '@/components/prose/prose-text'
import { candidatesPrivacy } from '@/lib/content/candidates/candidates'

const { heading, intro, ask, doNotAsk, after } = candidatesPrivacy

export function CandidatePrivacy() {
  return (
    <section className="band band-tint" aria-labelledby="privacy-heading">
      <div className="page">
        <h2 id="privacy-heading">{heading}</h2>
        <p className="lead">{intro}</p>
        <div className="split-grid">
          <div className="card">
            <h3>{ask.heading}</h3>
            <ul className="tick-list">
              {ask.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="card">
            <h3>{doNotAsk.heading}</h3>
            <ul className="tick-list cross-list">
              {doNotAsk.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
        <p className="prose">
          <ProseText text={after} />
        </p>
      </div>
    </section>
  )
}
