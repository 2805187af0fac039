import type { Route } from 'next'

import { Bar } from '@/components/work/bars'
import { DataTable } from '@/components/work/data-table'
import { LinkTabs } from '@/components/work/link-tabs'
import { StatTiles } from '@/components/work/stat-tiles'
import { Typed } from '@/components/work/typed'
import { Button } from '@/components/ui/button'
import { ageNames, deskFigureWords as words, shareText, sourceNames, workingTimeText } from '@/lib/content/desk/figures'
import { figurePeriods, type DeskFigures, type FigurePeriod } from '@/lib/domain/desk/figures'

type Hiring = {
  companies: number
  live_jobs: number
  applications: number
  due: number
  answered: number
  hires: number
}
type Props = { figures: DeskFigures; hiring: Hiring | null; days: FigurePeriod; madeOf: string }

const path = '/dashboard/team/figures'
/** Of fewer first contacts, what half of them took says nothing. */
const fewestContacts = 5
const timeText = (minutes: number | null, count: number): string | null =>
  minutes === null || count < fewestContacts ? null : workingTimeText(minutes)

/** How quickly people hear from the team, and what is open. */
export function Figures({ figures, hiring, days, madeOf }: Props) {
  const { firstContact, promise, bySource, openByAge, openByOwner } = figures
  const half = timeText(firstContact.medianMinutes, firstContact.count)
  return (
    <>
      <LinkTabs
        label={words.periods}
        values={figurePeriods.map(String)}
        current={String(days)}
        labelOf={words.period}
        hrefOf={(value) => `${path}?days=${value}` as Route}
      />
      <div className="dash-list-head">
        <p>{madeOf}</p>
        <form method="post" action="/api/desk/figures" className="not-on-paper">
          <input type="hidden" name="days" value={days} />
          <Button type="submit" look="secondary">
            {words.download}
          </Button>
        </form>
      </div>
      <StatTiles
        label={words.firstContact}
        isLabelFirst
        tiles={[
          {
            label: words.promise,
            value: shareText(promise),
            note: words.promiseOf(promise.kept, promise.of),
          },
          {
            label: half === null ? words.firstContact : words.median,
            value: half,
            note: words.contactsOf(firstContact.count, fewestContacts),
          },
          // Of too few it says no more than the one before.
          ...(firstContact.count < fewestContacts
            ? []
            : [{ label: words.most, value: timeText(firstContact.mostMinutes, firstContact.count) }]),
          {
            label: words.open,
            value: figures.open,
            note: words.openNote(openByOwner.reduce((sum, { overdue }) => sum + overdue, 0)),
            href: '/dashboard/team/enquiries',
          },
        ]}
      />
      <p className="dash-aside">{words.hours}</p>
      <HiringTiles hiring={hiring} />
      <div className="desk-charts">
        <Chart
          id="by-source"
          heading={words.bySource}
          none={words.noneCame}
          label={words.source}
          rows={bySource.map(({ source, count }) => ({ label: sourceNames[source], value: count }))}
        />
        <Chart
          id="by-age"
          heading={words.byAge}
          none={words.noneOpen}
          label={words.age}
          rows={openByAge.map(({ band, count }) => ({ label: ageNames[band], value: count }))}
        />
        <Chart
          id="by-owner"
          heading={words.byOwner}
          none={words.noneOpen}
          label={words.owner}
          rows={openByOwner.map(({ owner, open, overdue }) => ({
            label: owner === null ? words.nobody : owner || words.former,
            value: open,
            overdue,
          }))}
        />
      </div>
    </>
  )
}

function HiringTiles({ hiring }: { hiring: Hiring | null }) {
  return (
    <section className="dash-section" aria-labelledby="hiring">
      <h2 id="hiring">{words.hiring}</h2>
      {hiring ? (
        <StatTiles
          label={words.hiring}
          isLabelFirst
          tiles={[
            // No link: the list of those who are approved has partners in it too.
            { label: words.companies, value: hiring.companies },
            { label: words.liveJobs, value: hiring.live_jobs, href: '/dashboard/team/jobs?tab=live' },
            { label: words.applications, value: hiring.applications },
            {
              label: words.replies,
              value: shareText({ kept: hiring.answered, of: hiring.due }),
              note: words.repliesOf(hiring.answered, hiring.due),
            },
            { label: words.hires, value: hiring.hires },
          ]}
        />
      ) : (
        <p>{words.hiringUnavailable}</p>
      )}
    </section>
  )
}

type Row = { label: string; value: number; overdue?: number }
type ChartProps = { id: string; heading: string; label: string; rows: readonly Row[]; none: string }

/** Numbers with a bar each, to compare them; one sentence where there are none. */
function Chart({ id, heading, label, rows, none }: ChartProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section className="dash-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.every(({ value }) => value === 0) ? (
        <p>{none}</p>
      ) : (
        <DataTable
          caption={heading}
          isCaptionHidden
          columns={[
            {
              label,
              cell: ({ label: name, overdue }) => (
                <>
                  <Typed>{name}</Typed>
                  {overdue ? <span className="dash-aside">{words.overdue(overdue)}</span> : null}
                </>
              ),
            },
            {
              label: words.count,
              isNumber: true,
              cell: ({ value }) => (
                <>
                  {value}
                  {value === 0 ? null : <Bar value={value} most={most} />}
                </>
              ),
            },
          ]}
          rows={rows}
          rowKey={(row) => row.label}
        />
      )}
    </section>
  )
}
