import { Fold } from '@/components/prose/fold'
import { candidatesSteps } from '@/lib/content/candidates/candidates'

/** What happens to the form beside it. */
export function AfterSending() {
  return (
    <Fold summary={candidatesSteps.heading}>
      <ol className="bullet-list">
        {candidatesSteps.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
