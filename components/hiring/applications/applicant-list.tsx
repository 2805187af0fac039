import type { Route } from 'next'

import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { SelectField } from '@/components/forms/select-field'
import { ListPages } from '@/components/ui/list-pages'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { ApplicantNumber } from '@/components/hiring/applications/applicant-number'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { employerStageLabels } from '@/lib/content/dashboards/labels'
import {
  applicantsFile,
  companyApplicantsWords as words,
  awaitedLabels,
  distanceBandLabels,
  noDeadline,
  taskLabels,
  waitedWords,
} from '@/lib/content/hiring/applicants'
import { applicationMessagesWords } from '@/lib/content/hiring/messages'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { applicantTabs, countIn, tabStages, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import type { DistanceBand } from '@/lib/domain/applications/distance-band'
import { workingDaysFor, type AwaitedStep, type ShownTask } from '@/lib/domain/applications/employer-task'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import { silenceDays } from '@/lib/domain/applications/silence'
import { isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pageKeyText, type PageKey } from '@/lib/domain/applications/page-key'
import { mostAtOnce, tickValue, type Ticked } from '@/lib/domain/applications/several-applicants'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

export type ApplicantRow = {
  id: string
  reference: string
  version: number
  jobId: string
  jobTitle: string
  stage: Stage
  appliedOn: PlainDate
  changedOn: PlainDate
  /** The day of the latest step of any kind. */
  updatedOn: PlainDate
  task: ShownTask | null
  awaited: readonly AwaitedStep[]
  /** The agreed time. */
  interview: Pick<Slot, 'on' | 'at'> | null
  distance: DistanceBand
  skills: readonly string[]
  tickets: readonly string[]
  name: string | null
  /** How many of their messages nobody has read. */
  unread: number
}

export type ApplicantListProps = {
  tab: ApplicantTab
  jobId: string | null
  /** The part of a name or reference that was looked for; '' for none. */
  find: string
  /** After whom this page begins; null for the first. */
  after: PageKey | null
  /** After whom the next page begins; null on the last. */
  next: PageKey | null
  applicants: readonly ApplicantRow[]
  /** Who is ticked already. */
  ticked: readonly Ticked[]
  counts: Readonly<Partial<Record<Stage, number>>>
  jobs: readonly { id: string; title: string }[]
  /** Whether the viewer may download the applicants of a job. */
  mayExport: boolean
  /** @default the portal */
  place?: ScreenPlace | undefined
}

const mostSkills = 4
/** The form to which the tick boxes of the list belong. */
const tickForm = 'ticked'

/** Whether somebody is at a stage at which they can be rejected. */
export const mayReject = ({ stage }: Pick<ApplicantRow, 'stage'>): boolean =>
  stage === 'applied' || stage === 'shortlisted' || stage === 'interview'

/** Whether somebody waits to be shortlisted. */
export const mayShortlist = ({ stage }: Pick<ApplicantRow, 'stage'>): boolean => stage === 'applied'

export const tickId = ({ reference }: Pick<ApplicantRow, 'reference'>): string => `tick-${reference}`

const nameOf = ({ name, reference }: Pick<ApplicantRow, 'name' | 'reference'>): string =>
  name ?? exampleApplicantWords.noName(reference)

/** Applicants who have waited long for this employer stand out; the words say so too. */
export function WaitedBadge({ task }: { task: ShownTask }) {
  const { kind, waited } = task
  if (kind === 'read_statement') return <Badge>{noDeadline}</Badge>
  return <Badge tone={waited >= silenceDays.second ? 'warn' : 'plain'}>{waitedWords(task, workingDaysFor(kind))}</Badge>
}

/** What the employer has to do, how long it has waited, and an interview that is agreed; otherwise, what is awaited. */
function Next({ task, awaited, interview }: Pick<ApplicantRow, 'task' | 'awaited' | 'interview'>) {
  // One that is over only waits to be recorded.
  const agreed = task ? awaited.filter((step) => step === 'interview' && task.kind !== 'record_interview') : awaited
  if (!task && agreed.length === 0) return words.notWaiting
  return (
    <span className="dash-cell">
      {task ? (
        <span>
          {taskLabels[task.kind]} <WaitedBadge task={task} />
        </span>
      ) : null}
      {agreed.map((step) => (
        <span key={step}>
          {step === 'interview' && interview
            ? words.interviewOn(weekdayText(interview.on), timeText(interview.at))
            : awaitedLabels[step]}
        </span>
      ))}
    </span>
  )
}

/** A company's applicants by stage, for one job or all. */
export function ApplicantList({
  tab,
  jobId,
  find,
  after,
  next,
  applicants,
  ticked,
  counts,
  jobs,
  mayExport,
  place = employerPortal,
}: ApplicantListProps) {
  const path = `${place.path}/applications` as Route
  const here = { tab, job: jobId, find: find || null }
  const isSearch = find !== ''
  const caption = isSearch ? words.foundIn : exampleApplicantWords.tab[tab]
  const mayTick = !isSearch && applicants.some(mayReject)
  const isWhole = after === null && next === null
  const hasAnybody = applicants.length > 0 || Object.values(counts).some((count) => count > 0)
  // No job to choose and nobody to find: a new company is told what will be here.
  if (!hasAnybody && jobId === null && !isSearch)
    return <EmptyState text={words.noneYet} link={{ label: words.toJobs, href: `${place.path}/jobs` as Route }} />
  const isFirstLongest = tabStages[tab].some(isOpenStage)
  const hasBoth = applicants.some(({ task }) => task) && !applicants.every(({ task }) => task)
  const order = isFirstLongest ? hasBoth && words.openOrder(isWhole) : applicants.length > 1 && words.endedOrder
  const isOpen = tabStages[tab].some((stage) => isOpenStage(stage) || stage === 'hired')
  return (
    <>
      <LinkTabs
        label={exampleApplicantWords.tabs}
        values={applicantTabs}
        current={isSearch ? null : tab}
        labelOf={(one: ApplicantTab) => exampleApplicantWords.tab[one]}
        hrefOf={(one) => pathWithQuery(path, { tab: one, job: jobId }) as Route}
        countOf={(one) => words.counted(countIn(one, counts))}
      />
      <FilterBar
        label={exampleApplicantWords.filter}
        foldedAs={exampleApplicantWords.filter}
        action={path}
        query={`${jobId ?? ''} ${find}`}
        kept={{ tab }}
        clearHref={jobId === null && find === '' ? undefined : (pathWithQuery(path, { tab }) as Route)}
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
        <TextField id="find" name="find" type="search" label={words.find} defaultValue={find} maxLength={80} />
      </FilterBar>
      {(order || mayTick) && !isSearch ? (
        <p className="field-hint">
          {order} {mayTick ? <span className="not-on-paper">{words.severalTick}</span> : null}
        </p>
      ) : null}
      {applicants.length === 0 ? (
        <EmptyState text={isSearch ? words.notFound : tab === 'open' ? words.noneOpen : words.empty} />
      ) : (
        <DataTable
          caption={caption}
          isCaptionHidden={!isSearch}
          rows={applicants}
          rowKey={({ id }) => id}
          columns={[
            {
              label: words.who,
              cell: (row) => (
                <div className={mayTick ? 'row-tick' : undefined}>
                  {mayTick && mayReject(row) ? (
                    <TickBox
                      id={tickId(row)}
                      form={tickForm}
                      name="tick"
                      value={tickValue(row)}
                      defaultChecked={ticked.some(({ reference }) => reference === row.reference)}
                      label={words.tickName(nameOf(row))}
                    />
                  ) : null}
                  <span>
                    <PageLink href={`${path}/${row.reference}` as Route}>
                      {row.name ?? <ApplicantNumber reference={row.reference} />}
                    </PageLink>{' '}
                    {row.unread > 0 ? <Badge tone="wait">{applicationMessagesWords.unread(row.unread)}</Badge> : null}
                    <span className="dash-aside">{row.jobTitle}</span>
                  </span>
                </div>
              ),
            },
            {
              label: words.canDo,
              cell: ({ skills, tickets }) => [...tickets, ...skills].slice(0, mostSkills).join('; ') || words.noSkills,
            },
            {
              label: exampleApplicantWords.distance,
              isShort: true,
              cell: ({ distance }) => distanceBandLabels[distance],
            },
            // A list of one stage names it on its tab.
            isSearch || tab === 'open'
              ? {
                  label: words.stageAndNext,
                  cell: (row) => (
                    <>
                      <strong>{employerStageLabels[row.stage]}</strong>
                      <br />
                      <Next {...row} />
                    </>
                  ),
                }
              : isOpen
                ? { label: words.whatsNext, cell: (row) => <Next {...row} /> }
                : { label: exampleApplicantWords.stage, cell: ({ stage }) => employerStageLabels[stage] },
            isFirstLongest && !isSearch
              ? {
                  label: words.applied,
                  cell: ({ appliedOn }) => <span className="unbroken">{dayText(appliedOn)}</span>,
                }
              : {
                  label: words.changed,
                  cell: ({ updatedOn }) => <span className="unbroken">{dayText(updatedOn)}</span>,
                },
          ]}
        />
      )}
      {mayTick ? (
        <form id={tickForm} className="dash-form dash-section not-on-paper" action={path} method="get">
          <input type="hidden" name="tab" value={tab} />
          {jobId === null ? null : <input type="hidden" name="job" value={jobId} />}
          {after === null ? null : <input type="hidden" name="after" value={pageKeyText(after)} />}
          <p className="field-hint">
            {words.severalHow(mostAtOnce, applicants.some(mayShortlist))}{' '}
            {applicants.some(({ stage }) => stage === 'offer') ? words.severalNot : null}
          </p>
          <div className="button-row">
            {applicants.some(mayShortlist) ? (
              <Button type="submit" name="step" value="shortlist" look="secondary" isSmall>
                {words.severalShortlist}
              </Button>
            ) : null}
            <Button type="submit" name="step" value="reject" look="warning" isSmall>
              {words.several}
            </Button>
          </div>
        </form>
      ) : null}
      {mayExport && jobId !== null && hasAnybody ? (
        <form className="dash-form not-on-paper" action="/api/employer/applicants" method="post">
          <input type="hidden" name="job" value={jobId} />
          <div>
            <Button type="submit" look="secondary" isSmall>
              {applicantsFile.download}
            </Button>
          </div>
          <p className="field-hint">{applicantsFile.hint}</p>
        </form>
      ) : null}
      <ListPages
        label={words.pages}
        back={after === null ? null : { label: words.first, href: pathWithQuery(path, here) as Route }}
        next={
          next
            ? { label: words.nextPage, href: pathWithQuery(path, { ...here, after: pageKeyText(next) }) as Route }
            : null
        }
      />
    </>
  )
}
