import { formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { peopleWords, personFields, safeWayLabels } from '@/lib/content/casework/people'
import { ownDeclineLabels, referralPageWords as words, withdrawLabels } from '@/lib/content/casework/referrals'
import { referralOutcomeLabels } from '@/lib/content/dashboards/labels'
import { referralOutcomes } from '@/lib/domain/referrals/referral'
import type { ReferralFacts } from '@/lib/domain/referrals/referral-form'
import {
  declineReasons,
  mayTakeStep,
  withdrawReasons,
  type ReferralNow,
  type ReferralParties,
} from '@/lib/domain/referrals/referral-life'

type Props = {
  portal: PeoplePortal
  referral: ReferralNow & {
    isMine: boolean
    othersAnswer: boolean
    facts: ReferralFacts | null
    workers: readonly { id: string; name: string | null; isOwn: boolean }[] | null
  }
  parties: ReferralParties
  hidden: Readonly<Record<string, string>>
  kept: KeptForm | null
}

/** That nobody tells somebody who referred themselves, and how whoever declines may do it, while it is still shown. */
function HowToTell({ facts }: { facts: ReferralFacts }) {
  if (facts.safe_ways.length === 0) return <p>{words.notTellable}</p>
  const ways = facts.safe_ways.map((way) => {
    const detail = way === 'email' ? facts.email : way === 'call' || way === 'text' ? facts.phone : ''
    return detail === '' ? safeWayLabels[way] : `${safeWayLabels[way]}: ${detail}`
  })
  return (
    <>
      <p>{words.notTold}</p>
      <ul>
        {[...ways, ...(facts.safe_hours === '' ? [] : [`${personFields.safe_hours}: ${facts.safe_hours}`])].map(
          (line) => (
            <li key={line}>
              <Typed>{line}</Typed>
            </li>
          ),
        )}
      </ul>
      <p>{words.noteWays}</p>
    </>
  )
}

/** Everything that somebody may do about a referral that was sent, whichever side they are on. */
export function ReferralAnswer({ portal, referral, parties, hidden, kept }: Props) {
  const to = formsOf(portal)
  const { isMine } = referral
  // Whoever began it, and may answer it, is the colleague who would learn of the answer.
  const told = isMine ? 'self' : parties
  const isAlone = isMine && !referral.othersAnswer
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
  const mayWithdraw = mayTakeStep(referral, 'withdrawn', 'sender')
  const toAnswer = may('accepted') ? (
    <>
      {isMine ? null : <p>{words.acceptText[told]}</p>}
      <PostedForm
        to={to}
        action="referral-accept"
        submit={words.accept}
        look={isMine && !isAlone ? 'secondary' : 'primary'}
        hidden={hidden}
        kept={kept}
      >
        <SelectField
          id="worker"
          name="worker"
          label={words.worker}
          hint={words.firstContactRule}
          defaultValue={
            backOf('referral-accept')?.values.worker ?? referral.workers?.find(({ isOwn }) => isOwn)?.id ?? ''
          }
          error={problemOf(backOf('referral-accept'), 'worker')}
          options={[
            { value: '', label: words.choose },
            { value: 'nobody', label: words.nobody },
            ...(referral.workers ?? []).map(({ id, name, isOwn }) => ({
              value: id,
              label: isOwn ? peopleWords.me : (name ?? peopleWords.noName),
            })),
          ]}
        />
      </PostedForm>
      <details className="dash-more" open={backOf('referral-decline') !== null}>
        <summary>{words.decline}</summary>
        {parties === 'self' && referral.facts !== null ? <HowToTell facts={referral.facts} /> : null}
        <PostedForm
          to={to}
          action="referral-decline"
          submit={words.decline}
          look="secondary"
          hidden={hidden}
          kept={kept}
          idOf={(field) => `referral-decline-${field}`}
        >
          {select('referral-decline', 'reason', words.reasonLabel, ownDeclineLabels, declineReasons)}
        </PostedForm>
      </details>
      {/* Whoever may withdraw it as its sender finds that among the reasons. */}
      {mayWithdraw ? null : (
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
      )}
    </>
  ) : null
  const answers = may('accepted') || may('working') || may('ended')
  if (!answers && !mayWithdraw) return null
  return (
    <section className="dash-section not-on-paper" aria-labelledby="answer">
      <h2 id="answer">
        {may('accepted')
          ? isMine && !isAlone
            ? words.decideMine
            : words.decide
          : answers
            ? words.goesOn
            : words.changed}
      </h2>
      {toAnswer !== null && isAlone ? <p>{words.acceptTextMine.alone}</p> : null}
      {toAnswer !== null && isMine && !isAlone ? (
        <>
          <p>{words.acceptTextMine.others}</p>
          <details
            className="dash-more"
            open={backOf('referral-accept') !== null || backOf('referral-decline') !== null}
          >
            <summary>{words.answerMine}</summary>
            {toAnswer}
          </details>
        </>
      ) : (
        toAnswer
      )}
      {may('working') ? (
        <PostedForm to={to} action="referral-contact" submit={words.contactSubmit} hidden={hidden} kept={kept}>
          <TextField
            id="contact_on"
            name="contact_on"
            type="date"
            label={words.contactOn}
            hint={words.contactText[told]}
            defaultValue={backOf('referral-contact')?.values.contact_on ?? ''}
            error={problemOf(backOf('referral-contact'), 'contact_on')}
            autoComplete="off"
          />
        </PostedForm>
      ) : null}
      {may('ended') ? (
        <details className="dash-more" open={backOf('referral-end') !== null}>
          <summary>{words.end}</summary>
          <p>{words.endText[told]}</p>
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
      {mayWithdraw ? (
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
