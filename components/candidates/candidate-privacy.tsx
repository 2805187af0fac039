import { ProseText } from '@/components/prose/prose-text'
import { Fold } from '@/components/prose/fold'
import { candidatesPrivacy } from '@/lib/content/candidates/candidates'

const { heading, intro, ask, doNotAsk, after } = candidatesPrivacy

/** Beside the form that it speaks of. */
export function CandidatePrivacy() {
  return (
    <Fold summary={heading}>
      <p>{intro}</p>
      <h3>{ask.heading}</h3>
      <ul className="tick-list">
        {ask.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3>{doNotAsk.heading}</h3>
      <ul className="tick-list cross-list">
        {doNotAsk.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <ProseText text={after} />
      </p>
    </Fold>
  )
}
