import { DataTable } from '@/components/work/data-table'
import { RightsBoxes } from '@/components/hiring/people/rights-boxes'
import { Button } from '@/components/ui/button'
import { colleagueWords as words, rightWords } from '@/lib/content/hiring/colleague-words'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { memberRights, rightsText, type MemberRights } from '@/lib/domain/companies/member-rights'

type Colleague = { id: string; email: string; name: string; joinedAt: string; rights: MemberRights }
type Props = { colleagues: readonly Colleague[]; viewerId: string; isManager: boolean }

/** Who works in the company and what they may do; people with the right to manage members change it in place. */
export function ColleagueTable({ colleagues, viewerId, isManager }: Props) {
  const steps = isManager
    ? [
        {
          label: words.steps,
          isUnnamed: true,
          cell: (one: Colleague) => <Steps one={one} isViewer={one.id === viewerId} />,
        },
      ]
    : []
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
              {email}
              {name ? `, ${name}` : ''}
              {id === viewerId ? ` (${words.you})` : ''}
            </>
          ),
        },
        { label: words.rights, cell: ({ rights }) => <Rights rights={rights} /> },
        { label: words.since, cell: ({ joinedAt }) => momentDayText(joinedAt) },
        ...steps,
      ]}
    />
  )
}

function Rights({ rights }: { rights: MemberRights }) {
  const has = memberRights.filter((right) => rights[right])
  return has.length === 0 ? (
    words.noRights
  ) : (
    <ul className="plain-list">
      {has.map((right) => (
        <li key={right}>{rightWords[right]}</li>
      ))}
    </ul>
  )
}

function Steps({ one: { id, email, rights }, isViewer }: { one: Colleague; isViewer: boolean }) {
  return (
    <>
      <details className="dash-more">
        <summary aria-label={words.changeRightsOf(email)}>{words.changeRights}</summary>
        <form action="/api/employer/colleague-rights" method="post" className="dash-form">
          <input type="hidden" name="member" value={id} />
          <input type="hidden" name="shown" value={rightsText(rights)} />
          <RightsBoxes idPrefix={`${id}-`} legend={words.mayDo} hint={words.managerHint} rights={rights} />
          <div className="button-row">
            <Button type="submit" isSmall>
              {words.saveRights}
            </Button>
          </div>
        </form>
      </details>
      {isViewer ? null : (
        <details className="dash-more">
          <summary aria-label={words.removeName(email)}>{words.remove}</summary>
          <form action="/api/employer/colleague-remove" method="post">
            <input type="hidden" name="member" value={id} />
            <p>{words.removeText(email)}</p>
            <Button type="submit" isSmall>
              {words.removeYes}
            </Button>
          </form>
        </details>
      )}
    </>
  )
}
