import { rejectionLabels } from '@/lib/content/dashboards/labels'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import type { RejectionReason } from '@/lib/domain/applications/application'

/** The reasons that are shown to both sides: 'Something else' is what the message says. */
export const reasonsShown = (reasons: readonly RejectionReason[]): readonly RejectionReason[] =>
  reasons.filter((reason) => reason !== 'other')

/** The reasons for a rejection as the person reads them. */
export function ReasonsGiven({ reasons }: { reasons: readonly RejectionReason[] }) {
  const said = reasonsShown(reasons)
  return said.length === 0 ? null : (
    <>
      <h3>{words.reasons(said.length)}</h3>
      <ul className="bullet-list">
        {said.map((reason) => (
          <li key={reason}>{rejectionLabels[reason]}</li>
        ))}
      </ul>
    </>
  )
}
