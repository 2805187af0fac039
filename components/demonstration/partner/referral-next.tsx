import type { SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { cancelLabels, referralActionLabels, referralOutcomeLabels } from '@/lib/content/dashboards/labels'
import { referralWords as words } from '@/lib/content/demonstration/partner-words'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import type { loadReferral } from '@/lib/domain/dashboards/partner/load-referrals'
import { cancelReasons, referralOutcomes, type ReferralState } from '@/lib/domain/referrals/referral'

type Move = Omit<ActionOf<'referral/move'>, 'type' | 'referralId'>
type Props = {
  referral: NonNullable<ReturnType<typeof loadReferral>>
  /** The outcome is announced in a note. */
  move: (move: Move) => void
  cancelReason: string
  onCancelReason: (reason: string) => void
}

const blank = { value: '', label: words.choose }

/** The one step that comes next, with what it needs; and the way to cancel. */
export function ReferralNext({ referral, move, cancelReason, onCancelReason }: Props) {
  const { next, workers } = referral
  if (next.length === 0) return <p>{words.closed}</p>

  const submit = (to: ReferralState) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string): string | undefined => String(form.get(name) ?? '').trim() || undefined
    move({
      to,
      workerId: text('workerId'),
      outcome: referralOutcomes.find((outcome) => outcome === text('outcome')),
      note: text('note'),
    })
  }

  const forward = next.find((to) => to !== 'cancelled')
  return (
    <>
      {forward ? (
        <form key={forward} className="dash-form needs-script not-on-paper" noValidate onSubmit={submit(forward)}>
          {forward === 'assigned' ? (
            <SelectField
              id="referral-worker"
              name="workerId"
              label={words.whoTakes}
              options={[
                blank,
                ...workers.map(({ id, name, load }) => ({ value: id, label: `${name}, ${words.load(load)}` })),
              ]}
            />
          ) : null}
          {forward === 'completed' ? (
            <SelectField
              id="referral-outcome"
              name="outcome"
              label={words.howEnded}
              options={[blank, ...referralOutcomes.map((value) => ({ value, label: referralOutcomeLabels[value] }))]}
            />
          ) : null}
          <TextField id="referral-note" name="note" label={words.note} maxLength={500} autoComplete="off" />
          <div>
            <ActButton type="submit" look="primary">
              {referralActionLabels[forward]}
            </ActButton>
          </div>
        </form>
      ) : null}
      <details className="dash-more needs-script not-on-paper">
        <summary>{words.cancel}</summary>
        <div className="dash-form">
          <SelectField
            id="referral-cancel-reason"
            label={words.whyCancel}
            value={cancelReason}
            onChange={({ target }) => onCancelReason(target.value)}
            options={[blank, ...cancelReasons.map((value) => ({ value, label: cancelLabels[value] }))]}
          />
          <ConfirmButton
            label={words.cancel}
            question={words.cancelQuestion}
            yes={words.cancelYes}
            onConfirm={() =>
              move({ to: 'cancelled', cancelReason: cancelReasons.find((reason) => reason === cancelReason) })
            }
          />
        </div>
      </details>
    </>
  )
}
