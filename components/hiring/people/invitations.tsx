import { Typed } from '@/components/work/typed'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { TextField } from '@/components/forms/text-field'
import { Rights, type PeopleOf } from '@/components/hiring/people/colleague-table'
import { RightsBoxes } from '@/components/hiring/people/rights-boxes'
import { Button } from '@/components/ui/button'
import { colleagueWordsOf } from '@/lib/content/hiring/colleague-words'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { readRights, rightsOfKind, type MemberRights } from '@/lib/domain/companies/member-rights'

type Invitation = { id: string; email: string; createdAt: string; endsAt: string; rights: MemberRights }
type Props = PeopleOf & {
  invitations: readonly Invitation[]
  kept: KeptForm | null
  /** Whether anybody can be invited now. */
  isOpen: boolean
  now: Date
}

/** Invites a colleague, and shows the invitations that nobody has accepted yet. */
export function Invitations({ kind, to, invitations, kept, isOpen, now }: Props) {
  const words = colleagueWordsOf(kind)
  const back = kept?.values.form === 'colleague-invite' ? kept : null
  return (
    <>
      <section className="dash-section" aria-labelledby="invite">
        <h2 id="invite">{words.invite}</h2>
        {isOpen ? (
          <>
            <p>{words.inviteText}</p>
            <PostedForm to={to} action="colleague-invite" submit={words.inviteSubmit} kept={kept}>
              <TextField
                id="email"
                name="email"
                type="email"
                label={words.email}
                autoComplete="off"
                required
                defaultValue={back?.values.email ?? ''}
                error={problemOf(back, 'email')}
              />
              <RightsBoxes
                kind={kind}
                legend={words.mayDo}
                hint={`${words.mayDoHint} ${words.disclosureHint}`}
                error={problemOf(back, rightsOfKind[kind][0])}
                rights={readRights(back?.values ?? {})}
              />
            </PostedForm>
          </>
        ) : (
          <p>{words.notNow}</p>
        )}
      </section>
      <section className="dash-section" aria-labelledby="invitations">
        <h2 id="invitations">{words.invitations}</h2>
        {invitations.length === 0 ? (
          <p>{words.noInvitations}</p>
        ) : (
          <ul className="plain-list dash-lines">
            {invitations.map(({ id, email, createdAt, endsAt, rights }) => (
              <li key={id}>
                <p>
                  <strong>
                    <Typed>{email}</Typed>
                  </strong>
                  <span className="dash-aside">
                    {new Date(endsAt) < now
                      ? words.ended
                      : words.openFor(momentDayText(createdAt), momentDayText(endsAt))}
                  </span>
                </p>
                <Rights kind={kind} words={words} rights={rights} />
                <div className="button-row">
                  {isOpen ? (
                    <form action={`/api/${to}/colleague-invite-again`} method="post">
                      <input type="hidden" name="email" value={email} />
                      <Button type="submit" look="secondary" isSmall aria-label={words.againName(email)}>
                        {words.again}
                      </Button>
                    </form>
                  ) : null}
                  <form action={`/api/${to}/invitation-withdraw`} method="post">
                    <input type="hidden" name="invitation" value={id} />
                    <Button type="submit" look="secondary" isSmall aria-label={words.withdrawName(email)}>
                      {words.withdraw}
                    </Button>
                  </form>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
