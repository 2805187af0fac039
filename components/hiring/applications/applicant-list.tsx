import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { SelectField } from '@/components/forms/select-field'
import { ListPages } from '@/components/ui/list-pages'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { stageLabels } from '@/lib/content/dashboards/labels'
import {
  companyApplicantsWords as words,
  awaitedLabels,
  distanceBandLabels,
  taskLabels,
  waitedWords,
} from '@/lib/content/hiring/applicants'
import { applicationMessagesWords } from '@/lib/content/hiring/messages'
import { dayText } from '@/lib/content/wording/date-text'
import { applicantTabs, tabStages, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import type { DistanceBand } from '@/lib/domain/applications/distance-band'
import { workingDaysFor, type AwaitedStep, type ShownTask } from '@/lib/domain/applications/employer-task'
import { silenceDays } from '@/lib/domain/applications/silence'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pageKeyText } from '@/lib/domain/applications/page-key'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type ApplicantRow = {
  id: string
  reference: string
  jobTitle: string
  stage: Stage
  appliedOn: PlainDate
  changedOn: PlainDate
  /** The day of the latest step of any kind. */
  updatedOn: PlainDate
  task: ShownTask | null
  awaited: readonly AwaitedStep[]
  distance: DistanceBand
  skills: readonly string[]
  tickets: readonly string[]
  name: string | null
  /** How many of their messages nobody has read. */
  unread: number
}

type Props = {
  tab: ApplicantTab
  jobId: string | null
  isFirstPage: boolean
  applicants: readonly ApplicantRow[]
  hasMore: boolean
  counts: Readonly<Partial<Record<Stage, number>>>
  jobs: readonly { id: string; title: string }[]
}

const path = '/dashboard/employerportal/applications'
const mostSkills = 4

/** Applicants who have waited long for this employer stand out; the words say so too. */
export function WaitedBadge({ task }: { task: ShownTask }) {
  const { kind, waited } = task
  return (
    <Badge tone={waited >= silenceDays.second ? 'warn' : waited >= silenceDays.first ? 'wait' : 'plain'}>
      {waitedWords(task, workingDaysFor(kind))}
    </Badge>
  )
}

/** What the employer has to do, and how long it has waited; otherwise, what is awaited from the applicant. */
function Next({ task, awaited }: Pick<ApplicantRow, 'task' | 'awaited'>) {
  if (!task) return awaited.map((step) => awaitedLabels[step]).join('; ') || words.notWaiting
  return (
    <>
      {taskLabels[task.kind]} <WaitedBadge task={task} />
    </>
  )
}

/** A company's applicants by stage, for one job or all. */
export function ApplicantList({ tab, jobId, isFirstPage, applicants, hasMore, counts, jobs }: Props) {
  const last = applicants.at(-1)
  const here = { tab, job: jobId }
  const isOpen = tabStages[tab].some((stage) => counts[stage] !== undefined)
  return (
    <>
      <LinkTabs
        label={exampleApplicantWords.tabs}
        values={applicantTabs}
        current={tab}
        labelOf={(one) => exampleApplicantWords.tab[one]}
        hrefOf={(one) => pathWithQuery(path, { tab: one, job: jobId }) as Route}
        countOf={(one) => {
          const counted = counts[tabStages[one][0] ?? 'applied']
          return counted === undefined ? null : words.counted(counted)
        }}
      />
      <FilterBar
        label={exampleApplicantWords.filter}
        action={path}
        query={jobId ?? ''}
        kept={{ tab }}
        clearHref={jobId === null ? undefined : (pathWithQuery(path, { tab }) as Route)}
      >
        <SelectField
          id="job"
          name="job"
          label={exampleApplicantWords.jobField}
          defaultValue={jobId ?? ''}
          options={[
            { value: '', label: exampleApplicantWords.allJobs },
            ...jobs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </FilterBar>
      {applicants.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <DataTable
          caption={exampleApplicantWords.tab[tab]}
          isCaptionHidden
          rows={applicants}
          rowKey={({ id }) => id}
          columns={[
            {
              label: words.who,
              cell: ({ reference, name, unread }) => (
                <>
                  <PageLink href={`${path}/${reference}`}>{name ?? exampleApplicantWords.noName(reference)}</PageLink>{' '}
                  {unread > 0 ? <Badge tone="wait">{applicationMessagesWords.unread(unread)}</Badge> : null}
                </>
              ),
            },
            { label: exampleApplicantWords.job, cell: ({ jobTitle }) => jobTitle },
            {
              label: words.canDo,
              cell: ({ skills, tickets }) => [...tickets, ...skills].slice(0, mostSkills).join(', ') || words.noSkills,
            },
            { label: exampleApplicantWords.distance, cell: ({ distance }) => distanceBandLabels[distance] },
            isOpen
              ? { label: words.whatsNext, cell: (row) => <Next {...row} /> }
              : { label: exampleApplicantWords.stage, cell: ({ stage }) => stageLabels[stage] },
            { label: words.changed, cell: ({ updatedOn }) => dayText(updatedOn) },
          ]}
        />
      )}
      <ListPages
        label={words.pages}
        back={isFirstPage ? null : { label: words.first, href: pathWithQuery(path, here) as Route }}
        next={
          hasMore && last
            ? {
                label: words.nextPage,
                href: pathWithQuery(path, {
                  ...here,
                  after: pageKeyText({ on: last.changedOn, id: last.id }),
                }) as Route,
              }
            : null
        }
      />
    </>
  )
}
