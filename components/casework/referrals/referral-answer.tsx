import { formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { peopleWords } from '@/lib/content/casework/people'
import { declineLabels, referralPageWords as words, withdrawLabels } from '@/lib/content/casework/referrals'
import { referralOutcomeLabels } from '@/lib/content/dashboards/labels'
import { referralOutcomes } from '@/lib/domain/referrals/referral'
import {
  declineReasons,
  mayTakeStep,
  withdrawReasons,
  type ReferralNow,
  type ReferralParties,
} from '@/lib/domain/referrals/referral-life'

type Props = {
  portal: PeoplePortal
  referral: ReferralNow & { workers: readonly { id: string; name: string | null; isOwn: boolean }[] | null }
  parties: ReferralParties
  hidden: Readonly<Record<string, string>>
  kept: KeptForm | null
}

/** Everything that somebody may do about a referral that was sent, whichever side they are on. */
export function ReferralAnswer({ portal, referral, parties, hidden, kept }: Props) {
  const to = formsOf(portal)
  const backOf = (form: string) => (kept?.values.form === form ? kept : null)
  const may = (step: Parameters<typeof mayTakeStep>[1]) => mayTakeStep(referral, step, 'receiver')
  const select = (
    form: string,
    name: string,
    label: string,
    labels: Readonly<Record<string, string>>,
    values: readonly string[],
  ) => (
    <SelectField
      id={`${form}-${name}`}
      name={name}
      label={label}
      defaultValue={backOf(form)?.values[name] ?? ''}
      error={problemOf(backOf(form), name)}
      options={[
        { value: '', label: words.choose },
        ...values.map((value) => ({ value, label: labels[value] ?? value })),
      ]}
    />
  )
  const answers = may('accepted') || may('working') || may('ended')
  if (!answers && !mayTakeStep(referral, 'withdrawn', 'sender')) return null
  return (
    <section className="dash-section not-on-paper" aria-labelledby="answer">
      <h2 id="answer">{answers ? words.decide : words.changed}</h2>
      {may('accepted') ? (
        <>
          <p>{words.acceptText[parties]}</p>
          <PostedForm to={to} action="referral-accept" submit={words.accept} hidden={hidden} kept={kept}>
            <SelectField
              id="worker"
              name="worker"
              label={words.worker}
              hint={words.firstContactRule}
              defaultValue={
                backOf('referral-accept')?.values.worker ?? referral.workers?.find(({ isOwn }) => isOwn)?.id ?? ''
              }
              options={[
                { value: '', label: words.nobody },
                ...(referral.workers ?? []).map(({ id, name, isOwn }) => ({
                  value: id,
                  label: isOwn ? peopleWords.me : (name ?? peopleWords.noName),
                })),
              ]}
            />
          </PostedForm>
          <details className="dash-more" open={backOf('referral-decline') !== null}>
            <summary>{words.decline}</summary>
            <PostedForm
              to={to}
              action="referral-decline"
              submit={words.decline}
              look="secondary"
              hidden={hidden}
              kept={kept}
              idOf={(field) => `referral-decline-${field}`}
            >
              {select('referral-decline', 'reason', words.reasonLabel, declineLabels, declineReasons)}
            </PostedForm>
          </details>
          <details className="dash-more">
            <summary>{words.noLongerAgrees}</summary>
            <p>{words.noLongerAgreesText}</p>
            <PostedForm
              to={to}
              action="referral-withdraw"
              submit={words.noLongerAgrees}
              look="warning"
              hidden={{ ...hidden, by: 'receiver' }}
              kept={null}
            />
          </details>
        </>
      ) : null}
      {may('working') ? (
        <>
          <p>{words.contactText[parties]}</p>
          <PostedForm to={to} action="referral-contact" submit={words.contactSubmit} hidden={hidden} kept={kept}>
            <TextField
              id="contact_on"
              name="contact_on"
              type="date"
              label={words.contactOn}
              defaultValue={backOf('referral-contact')?.values.contact_on ?? ''}
              error={problemOf(backOf('referral-contact'), 'contact_on')}
              autoComplete="off"
            />
          </PostedForm>
        </>
      ) : null}
      {may('ended') ? (
        <details className="dash-more" open={backOf('referral-end') !== null}>
          <summary>{words.end}</summary>
          <p>{words.endText[parties]}</p>
          <PostedForm
            to={to}
            action="referral-end"
            submit={words.end}
            look="secondary"
            hidden={hidden}
            kept={kept}
            idOf={(field) => `referral-end-${field}`}
          >
            {select('referral-end', 'outcome', words.outcome, referralOutcomeLabels, referralOutcomes)}
          </PostedForm>
        </details>
      ) : null}
      {mayTakeStep(referral, 'withdrawn', 'sender') ? (
        <details className="dash-more" open={backOf('referral-withdraw') !== null}>
          <summary>{words.withdraw}</summary>
          <p>
            {parties === 'within' ? words.withdrawTextWithin : words.withdrawText} {words.withdrawDeletes}
          </p>
          <PostedForm
            to={to}
            action="referral-withdraw"
            submit={words.withdraw}
            look="secondary"
            hidden={{ ...hidden, by: 'sender' }}
            kept={kept}
            idOf={(field) => `referral-withdraw-${field}`}
          >
            {select('referral-withdraw', 'reason', words.reasonLabel, withdrawLabels, withdrawReasons)}
          </PostedForm>
        </details>
      ) : null}
    </section>
  )
}
