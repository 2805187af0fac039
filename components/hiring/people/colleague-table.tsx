import { EmailText } from '@/components/ui/email-text'
import { DataTable } from '@/components/work/data-table'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import type { EmployerForms } from '@/components/hiring/screen-place'
import { RightsBoxes } from '@/components/hiring/people/rights-boxes'
import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { colleagueWordsOf, rightWords, type ColleagueWords } from '@/lib/content/hiring/colleague-words'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'
import {
  readRights,
  rightsOfKind,
  rightsText,
  type MemberRights,
  type OrganisationKind,
} from '@/lib/domain/companies/member-rights'

type Colleague = { id: string; email: string; name: string; joinedAt: string; rights: MemberRights }
/** What kind of organisation its people see, and where the forms about them are sent. */
export type PeopleOf = { kind: OrganisationKind; to: EmployerForms | PeopleForms }
type Props = PeopleOf & {
  colleagues: readonly Colleague[]
  viewerId: string
  isManager: boolean
  kept?: KeptForm | null
}

/** Who works in the organisation and what they may do; people with the right to manage members change it in place. */
export function ColleagueTable({ kind, to, colleagues, viewerId, isManager, kept = null }: Props) {
  const words = colleagueWordsOf(kind)
  return (
    <DataTable
      caption={words.members}
      isCaptionHidden
      rows={colleagues}
      rowKey={({ id }) => id}
      columns={[
        {
          label: words.member,
          cell: ({ id, email, name }) => (
            <>
              {name || <EmailText email={email} />}
              {id === viewerId ? ` (${words.you})` : ''}
              {name ? (
                <div className="small">
                  <EmailText email={email} />
                </div>
              ) : null}
            </>
          ),
        },
        { label: words.since, isShort: true, cell: ({ joinedAt }) => momentDayText(joinedAt) },
        // The widest column, so that there is room for the forms.
        {
          label: words.rights,
          cell: (one) => (
            <>
              <Rights kind={kind} words={words} rights={one.rights} />
              {isManager ? (
                <Steps
                  kind={kind}
                  to={to}
                  one={one}
                  isViewer={one.id === viewerId}
                  kept={kept?.values.form === 'colleague-rights' && kept.values.member === one.id ? kept : null}
                />
              ) : null}
            </>
          ),
        },
      ]}
    />
  )
}

type RightsProps = { kind: OrganisationKind; words: ColleagueWords; rights: MemberRights }

/** What somebody may do, or will once they join. */
export function Rights({ kind, words, rights }: RightsProps) {
  const has = rightsOfKind[kind].filter((right) => rights[right]).map((right) => rightWords[right])
  return (
    <ul className="bullet-list">
      {(has.length === 0 ? [words.noRights] : has).map((right) => (
        <li key={right}>{right}</li>
      ))}
    </ul>
  )
}

type StepsProps = PeopleOf & {
  one: Colleague
  isViewer: boolean
  /** What was chosen for them and refused. */
  kept: KeptForm | null
}

function Steps({ kind, to, one: { id, email, rights }, isViewer, kept }: StepsProps) {
  const words = colleagueWordsOf(kind)
  return (
    <div className="dash-actions">
      <details className="dash-more" open={kept !== null}>
        <summary aria-label={isViewer ? words.changeOwnRights : words.changeRightsOf(email)}>
          {isViewer ? words.changeOwnRights : words.changeRights}
        </summary>
        <PostedForm
          to={to}
          action="colleague-rights"
          submit={words.saveRights}
          isSmall
          hidden={{ member: id, shown: rightsText(rights) }}
          kept={kept}
          idOf={(field) => `${id}-${field}`}
        >
          <RightsBoxes
            kind={kind}
            idPrefix={`${id}-`}
            legend={isViewer ? words.mayDoOwn : words.mayDo}
            hint={words.managerHint}
            error={problemOf(kept, 'manage_people')}
            rights={kept ? readRights(kept.values) : rights}
          />
        </PostedForm>
      </details>
      {isViewer ? null : (
        <details className="dash-more">
          <summary aria-label={words.removeName(email)}>{words.remove}</summary>
          <form action={`/api/${to}/colleague-remove`} method="post">
            <input type="hidden" name="member" value={id} />
            <p>{words.removeText(email)}</p>
            {kind === 'partner' ? <TickBox name="leaves" label={words.leavesPeople} /> : null}
            <Button type="submit" look="warning" isSmall>
              {words.removeYes}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}
