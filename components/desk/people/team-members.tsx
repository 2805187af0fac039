import { DataTable } from '@/components/work/data-table'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Member = { id: string; email: string; name: string; since: string | null }
type Props = { members: readonly Member[]; viewerId: string; kept: KeptForm | null }

/** Who is in the team; anybody but oneself can be removed, and anybody with an account can be added. */
export function TeamMembers({ members, viewerId, kept }: Props) {
  const back = kept?.values.form === 'member-add' ? kept : null
  return (
    <div className="desk-columns">
      <section className="dash-section" aria-labelledby="members">
        <h2 id="members">{words.members}</h2>
        <p>{words.membersHint}</p>
        <DataTable
          caption={words.members}
          isCaptionHidden
          rows={members}
          rowKey={({ id }) => id}
          columns={[
            {
              label: words.member,
              cell: ({ id, email, name, since }) => (
                <span className="dash-cell">
                  <Typed>{`${email}${id === viewerId ? ` (${words.you})` : ''}`}</Typed>
                  {name ? (
                    <span className="dash-aside">
                      <Typed>{name}</Typed>
                    </span>
                  ) : null}
                  {since === null ? null : <span className="dash-aside">{words.since(momentDayText(since))}</span>}
                </span>
              ),
            },
            {
              label: words.does,
              cell: ({ id, email }) => (
                <PageLink href={pathWithQuery('/dashboard/team/log', { who: id })} aria-label={words.seeLogName(email)}>
                  {words.seeLog}
                </PageLink>
              ),
            },
            {
              label: words.steps,
              isUnnamed: true,
              cell: ({ id, email }) => (id === viewerId ? null : <TakeAway email={email} />),
            },
          ]}
        />
      </section>
      <section className="dash-section" aria-labelledby="add">
        <h2 id="add">{words.add}</h2>
        <form action="/api/desk/member-add" method="post" className="dash-form" aria-labelledby="add" noValidate>
          <TextField
            id="email"
            name="email"
            type="email"
            label={words.email}
            hint={words.addHint}
            autoComplete="off"
            required
            defaultValue={back?.values.email ?? ''}
            error={back?.field === 'email' ? back.message : undefined}
          />
          <div className="button-row">
            <Button type="submit" isSmall>
              {words.addSubmit}
            </Button>
          </div>
        </form>
      </section>
    </div>
  )
}

/** Asks first, in place, even with scripts off. */
function TakeAway({ email }: { email: string }) {
  return (
    <details className="dash-more">
      <summary aria-label={words.takeName(email)}>{words.take}</summary>
      <form action="/api/desk/member-take" method="post">
        <input type="hidden" name="email" value={email} />
        <p>{words.takeQuestion(email)}</p>
        <Button type="submit" look="warning" isSmall aria-label={words.takeYesName(email)}>
          {words.takeYes}
        </Button>
      </form>
    </details>
  )
}
