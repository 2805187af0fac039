import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { actionText, actorText, kindText, logWords as words, unnamedText } from '@/lib/content/desk/log'
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
  name: string | null
}
type Props = { lines: readonly Line[] }

const path = '/dashboard/team/log'

function subjectText({ kind, subject, name }: Line): string {
  if (name === null) return unnamedText(kind, subject)
  return kind === 'enquiry' ? `${subject}, ${name}` : name
}

/** The page of whatever a line is about, if it has one. */
function pageOf({ kind, subject }: Line): Route | null {
  if (kind === 'enquiry' && isReference(subject)) return `/dashboard/team/enquiries/${subject}` as Route
  const folder = Object.hasOwn(folders, kind) ? folders[kind] : undefined
  return folder ? (`/dashboard/team/${folder}/${subject}` as Route) : null
}

const folders: Readonly<Record<string, string>> = {
  subject_request: 'subjects',
  company: 'companies',
  job: 'jobs',
  message_report: 'reports',
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
        {
          label: words.what,
          cell: ({ action, kind }) => (
            <>
              {actionText(action)} <span className="dash-aside">{kindText(kind)}</span>
            </>
          ),
        },
        { label: words.subject, cell: (line) => <Subject line={line} /> },
        {
          label: words.who,
          cell: ({ actorId, actor }) => (
            <PageLink href={pathWithQuery(path, { who: actorId ?? 'command_line' })}>
              <Typed>{actorText(actor)}</Typed>
            </PageLink>
          ),
        },
        { label: words.when, cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentText(happenedAt)}</time> },
        {
          label: words.history,
          isPlain: true,
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
