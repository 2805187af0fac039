import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { actionText, kindText, logWords as words } from '@/lib/content/desk/log'
import { momentText } from '@/lib/content/wording/moment-text'
import { isReference } from '@/lib/domain/enquiries/reference'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Line = {
  id: number
  happenedAt: string
  actorId: string | null
  actor: string
  action: string
  kind: string
  subject: string
  address: string | null
}
type Props = { lines: readonly Line[] }

const path = '/dashboard/team/log'

const subjectText = ({ kind, subject, address }: Line): string =>
  kind === 'account' ? (address ?? words.goneAccount(subject)) : subject

/** The page of whatever a line is about, if it has one. */
function pageOf({ kind, subject }: Line): Route | null {
  if (kind === 'enquiry' && isReference(subject)) return `/dashboard/team/enquiries/${subject}` as Route
  return kind === 'subject_request' ? (`/dashboard/team/subjects/${subject}` as Route) : null
}

function Subject({ line }: { line: Line }) {
  const page = pageOf(line)
  const text = <Typed>{subjectText(line)}</Typed>
  return page ? <PageLink href={page}>{text}</PageLink> : text
}

/** The lines of the log, with a row or card for each. */
export function LogTable({ lines }: Props) {
  return (
    <DataTable
      caption={words.heading}
      isCaptionHidden
      rows={lines}
      rowKey={({ id }) => String(id)}
      columns={[
        { label: words.when, cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentText(happenedAt)}</time> },
        {
          label: words.who,
          cell: ({ actorId, actor }) => (
            <PageLink href={pathWithQuery(path, { who: actorId ?? 'command_line' })}>
              <Typed>{actor}</Typed>
            </PageLink>
          ),
        },
        { label: words.what, cell: ({ action }) => actionText(action) },
        { label: words.kind, cell: ({ kind }) => kindText(kind) },
        { label: words.subject, cell: (line) => <Subject line={line} /> },
        {
          label: words.allAbout,
          isUnnamed: true,
          cell: (line) => (
            <PageLink
              href={pathWithQuery(path, { about: line.subject })}
              aria-label={words.allAboutName(subjectText(line))}
            >
              {words.allAbout}
            </PageLink>
          ),
        },
      ]}
    />
  )
}
