import { TickBox } from '@/components/forms/tick-box'
import { ownSupportWords } from '@/lib/content/casework/own-support'
import { shareLabels } from '@/lib/content/casework/people'
import { shareKinds, type Shares } from '@/lib/domain/casework/supported-person'

type Props = { legend: string; hint: string; idPrefix: string; shares: Shares }

/** What an organisation may see of the person's account; nothing without a tick. */
export function ShareBoxes({ legend, hint, idPrefix, shares }: Props) {
  return (
    <fieldset className="choice-group field">
      <legend className="field-label">{legend}</legend>
      <p className="field-hint">{hint}</p>
      {shareKinds.map((kind) => (
        <TickBox
          key={kind}
          id={`${idPrefix}-${kind}`}
          name={`share_${kind}`}
          label={shareLabels[kind]}
          defaultChecked={shares[kind]}
          {...(kind === 'statement' && { hint: ownSupportWords.statementHint })}
        />
      ))}
    </fieldset>
  )
}
