import type { Route } from 'next'

import { CaseloadTable, type Workers } from '@/components/casework/people/caseload-summary'
import {
  formsOf,
  isDemonstration,
  membersPath,
  peoplePath,
  filePath,
  type PeoplePortal,
} from '@/lib/domain/casework/people-portal'
import { FieldError } from '@/components/forms/field'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ListPages } from '@/components/ui/list-pages'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { FilterBar } from '@/components/work/filter-bar'
import { ListSection } from '@/components/work/list-section'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import {
  lookLabels,
  peopleSortLabels,
  peopleWords as words,
  placeLabels,
  releasedWords,
  releaseUnknownLabels,
  timeToReleaseLabels,
  workFilterLabels,
  workText,
} from '@/lib/content/casework/people'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { inSentence } from '@/lib/content/wording/in-sentence'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { looks } from '@/lib/domain/casework/support-alerts'
import { consentState } from '@/lib/domain/casework/consent'
import { caseloadAddress, isWholeCaseload, peopleSorts, type CaseloadQuery } from '@/lib/domain/casework/caseload-query'
import { timesToRelease, weeksToRelease } from '@/lib/domain/casework/time-to-release'
import { workFilters, type Place, type ReleaseUnknown, type WorkState } from '@/lib/domain/casework/supported-person'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Row = {
  id: string
  reference: string
  version: number
  name: string
  isOwn: boolean
  worker: string | null
  hasWorker: boolean
  workState: WorkState
  inWorkSince: PlainDate | null
  place: Place
  establishment: string
  releaseOn: PlainDate | null
  releaseUnknown: ReleaseUnknown | null
  town: string
  needsHelp: boolean
  hasAccount: boolean
  changedAt: string
  nextAppointment: { on: PlainDate; at: WallTime } | null
  consentEndsOn: PlainDate | null
  key: string
}
type Props = {
  portal: PeoplePortal
  query: CaseloadQuery
  rights: { support: boolean; seeAll: boolean }
  people: readonly Row[]
  hasMore: boolean
  workers: Workers
  today: PlainDate
  kept: KeptForm | null
}

/** The members who can help somebody, as choices. */
export const workerOptions = ({ members }: Workers, withNobody: boolean) => [
  ...members.map(({ id, name, isOwn }) => ({ value: id, label: isOwn ? words.me : (name ?? words.noName) })),
  ...(withNobody ? [{ value: 'none', label: words.nobody }] : []),
]

/** To whom people can be handed over: whoever helps all of them already is none, and without anybody else there is no choice. */
export function handOverOptions(workers: Workers, areOwn: boolean, withNobody: boolean) {
  const members = workers.members.filter(({ isOwn }) => !areOwn || !isOwn)
  return members.length === 0 ? [] : workerOptions({ ...workers, members }, withNobody)
}

/** Where nobody is left to hand people over to. */
export const NobodyTakesOver = ({ portal }: { portal: PeoplePortal }) => (
  <p>
    {words.nobodyTakesOver} <PageLink href={membersPath(portal) as Route}>{words.seeManagers}</PageLink>
  </p>
)

function Consent({ endsOn, today }: { endsOn: PlainDate | null; today: PlainDate }) {
  const state = consentState(endsOn, today)
  if (endsOn === null) return <Badge tone="warn">{words.consentNone}</Badge>
  if (state === 'ended') return <Badge tone="warn">{words.consentEnded(endsOn)}</Badge>
  return state === 'ends_soon' ? <Badge tone="wait">{words.consentEnds(endsOn)}</Badge> : words.consentEnds(endsOn)
}

/** Where somebody is, and, in custody, how long it is until they are released. */
function Where({ row, today }: { row: Row; today: PlainDate }) {
  if (row.place === 'community') return row.town === '' ? placeLabels.community : row.town
  const weeks = weeksToRelease(row.releaseOn, today)
  return (
    <span className="dash-cell">
      {row.establishment}
      <span className="dash-aside">
        {row.releaseOn !== null && weeks !== null
          ? words.releaseOn(row.releaseOn, weeks)
          : row.releaseUnknown !== null
            ? releaseUnknownLabels[row.releaseUnknown]
            : ''}
      </span>
    </span>
  )
}

function Filters({ portal, query, rights, workers }: Pick<Props, 'portal' | 'query' | 'rights' | 'workers'>) {
  const path = peoplePath(portal) as Route
  const address = caseloadAddress({ ...query, after: null })
  return (
    <FilterBar
      label={words.filter}
      foldedAs={words.filterAndSort}
      action={path}
      query={Object.values(address).join(' ')}
      clearHref={isWholeCaseload(query) ? undefined : path}
    >
      <TextField id="find" name="find" type="search" label={words.find} defaultValue={query.find} maxLength={80} />
      {rights.seeAll ? (
        <SelectField
          id="worker"
          name="worker"
          label={words.worker}
          defaultValue={query.worker ?? ''}
          options={[{ value: '', label: words.everybody }, ...workerOptions(workers, true)]}
        />
      ) : null}
      <SelectField
        id="state"
        name="state"
        label={words.state}
        defaultValue={query.workState ?? ''}
        options={[
          { value: '', label: words.anyState },
          ...workFilters.map((state) => ({ value: state, label: workFilterLabels[state] })),
        ]}
      />
      <SelectField
        id="release"
        name="release"
        label={words.release}
        defaultValue={query.release ?? ''}
        options={[
          { value: '', label: words.anyRelease },
          ...timesToRelease.map((time) => ({ value: time, label: timeToReleaseLabels[time] })),
        ]}
      />
      <SelectField
        id="look"
        name="look"
        label={words.look}
        defaultValue={query.look ?? ''}
        options={[
          { value: '', label: words.anyLook },
          ...looks.map((look) => ({ value: look, label: lookLabels[look] })),
        ]}
      />
      <SelectField
        id="sort"
        name="sort"
        label={words.sort}
        defaultValue={query.sort}
        options={peopleSorts.map((sort) => ({ value: sort, label: peopleSortLabels[sort] }))}
      />
      <div className="button-row">
        <TickBox id="help" name="help" label={words.needsHelp} defaultChecked={query.needsHelp} />
        <TickBox id="shares" name="shares" label={words.sharesApplications} defaultChecked={query.sharesApplications} />
        {rights.seeAll ? (
          <TickBox id="closed" name="closed" label={words.closed} defaultChecked={query.isClosed} />
        ) : null}
      </div>
    </FilterBar>
  )
}

/** What a list is filtered by, as it is said in a heading. */
function filteredBy(
  { find, worker: asked, workState, release, look, ...query }: CaseloadQuery,
  { workers, rights }: Pick<Props, 'workers' | 'rights'>,
): string[] {
  // Whoever may not see everybody sees their own people, whatever the address asks for.
  const worker = rights.seeAll ? asked : null
  return [
    ...(find === '' ? [] : [`‘${find}’`]),
    ...(worker === 'none' ? [words.helpedByNobody] : []),
    ...workers.members
      .filter(({ id }) => id === worker)
      .map(({ name, isOwn }) => words.helpedBy(isOwn ? inSentence(words.me) : (name ?? inSentence(words.noName)))),
    ...(workState ? [inSentence(workFilterLabels[workState])] : []),
    ...(release ? [releasedWords[release]] : []),
    ...(look ? [inSentence(lookLabels[look])] : []),
    ...(query.needsHelp ? [words.needsHelpShort] : []),
    ...(query.sharesApplications ? [inSentence(words.sharesApplications)] : []),
    ...(query.isClosed && rights.seeAll ? [inSentence(words.closed)] : []),
  ]
}

/** How many people each colleague helps, and how many have nobody yet. */
function Load({ portal, workers }: Pick<Props, 'portal' | 'workers'>) {
  return (
    <details className="dash-more dash-more-quiet" open={workers.nobody !== null && workers.nobody > 0}>
      <summary>{words.load}</summary>
      <div>
        <CaseloadTable portal={portal} workers={workers} />
      </div>
    </details>
  )
}

const handOverForm = 'hand-over'

/** The people whom a member helps, or everybody. */
export function PeopleList({ portal, query, rights, people, hasMore, workers, today, kept }: Props) {
  const path = peoplePath(portal)
  const [first] = people
  const last = people.at(-1)
  const here = caseloadAddress({ ...query, after: null })
  const back = kept?.values.form === 'people-hand-over' ? kept : null
  const canHandOver = people.length > 0 && !query.isClosed
  const takers = handOverOptions(
    workers,
    people.every(({ isOwn }) => isOwn),
    rights.seeAll,
  )
  const mayHandOver = canHandOver && takers.length > 0
  const isAgreed = people.every(({ consentEndsOn }) => consentState(consentEndsOn, today) === 'stands')
  return (
    <div className="people-list caseload" data-agreed={isAgreed || undefined}>
      <div className="button-row not-on-paper">
        <ButtonLink href={`${path}/new` as Route}>{words.add}</ButtonLink>
        {isDemonstration(portal) ? null : (
          <ButtonLink href={`${path}/import` as Route} look="secondary">
            {words.import}
          </ButtonLink>
        )}
      </div>
      {rights.seeAll ? <Load portal={portal} workers={workers} /> : null}
      <Filters portal={portal} query={query} rights={rights} workers={workers} />
      <ListSection
        heading={[
          hasMore || query.after ? words.countedHere(people.length) : words.counted(people.length),
          // On a phone the filters are folded.
          filteredBy(query, { workers, rights }).join(', '),
        ]
          .filter((part) => part !== '')
          .join(': ')}
        tools={
          people.length === 0 || isDemonstration(portal) ? null : (
            <form className="not-on-paper" action={`/api/${formsOf(portal)}/people-file`} method="post">
              {Object.entries(here).map(([name, value]) =>
                value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
              )}
              <Button type="submit" look="secondary" isSmall>
                {words.download}
              </Button>
            </form>
          )
        }
        isEmpty={people.length === 0}
        empty={{ text: isWholeCaseload(query) ? (rights.seeAll ? words.empty : words.emptyOwn) : words.notFound }}
      >
        {/* Where its link leads: the form is below the list. */}
        <FieldError id={`choose-${first?.reference ?? ''}`} error={problemOf(back, 'people')} />
        <DataTable
          caption={words.title}
          isCaptionHidden
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            {
              label: words.who,
              cell: ({ reference, name, version, needsHelp, hasAccount }) => (
                <div className={mayHandOver ? 'row-tick' : undefined}>
                  {mayHandOver ? (
                    <TickBox
                      id={`choose-${reference}`}
                      form={handOverForm}
                      name={`choose-${reference}`}
                      value={version}
                      defaultChecked={back?.values[`choose-${reference}`] !== undefined}
                      label={words.choose(name)}
                    />
                  ) : null}
                  <span className="dash-cell">
                    <PageLink href={filePath(portal, reference) as Route}>{name}</PageLink>
                    <span className="dash-aside">
                      {reference}
                      {needsHelp ? `, ${words.needsHelpShort}` : ''}
                      {hasAccount ? `, ${words.account}` : ''}
                    </span>
                  </span>
                </div>
              ),
            },
            {
              label: words.stateColumn,
              cell: ({ workState, inWorkSince }) => workText(workState, inWorkSince),
              isShort: true,
            },
            { label: words.where, cell: (row) => <Where row={row} today={today} /> },
            ...(rights.seeAll
              ? [
                  {
                    label: words.worker,
                    cell: ({ isOwn, worker, hasWorker }: Row) =>
                      isOwn ? (
                        words.me
                      ) : hasWorker ? (
                        (worker ?? words.noName)
                      ) : (
                        <Badge tone="wait">{words.nobody}</Badge>
                      ),
                  },
                ]
              : []),
            {
              label: words.consent,
              cell: ({ consentEndsOn }) => <Consent endsOn={consentEndsOn} today={today} />,
              isShort: true,
              // On a phone a consent that stands asks for nothing.
              isOnlyWide: ({ consentEndsOn }) => consentState(consentEndsOn, today) === 'stands',
            },
            query.sort === 'waiting'
              ? { label: words.changed, cell: ({ changedAt }) => momentDayText(changedAt), isShort: true }
              : {
                  label: words.nextAppointment,
                  cell: ({ nextAppointment }) =>
                    nextAppointment === null
                      ? words.noneBooked
                      : `${weekdayText(nextAppointment.on)}, ${timeText(nextAppointment.at)}`,
                  isShort: true,
                },
          ]}
        />
      </ListSection>
      <ListPages
        label={words.pages}
        back={query.after === null ? null : { label: words.first, href: pathWithQuery(path, here) as Route }}
        next={
          hasMore && last
            ? {
                label: words.next,
                href: pathWithQuery(path, { ...here, after: `${last.key}~${last.id}` }) as Route,
              }
            : null
        }
      />
      {canHandOver ? (
        <section className="dash-section not-on-paper" aria-labelledby="hand-over-heading">
          <h2 id="hand-over-heading">{words.handOver}</h2>
          {mayHandOver ? (
            <>
              <p>{words.handOverHint}</p>
              <PostedForm
                to={formsOf(portal)}
                action="people-hand-over"
                submit={words.handOverSubmit}
                look="secondary"
                kept={kept}
                hidden={{ here: pathWithQuery('', caseloadAddress(query)) }}
                idOf={(field) => (field === 'people' ? `choose-${first?.reference ?? ''}` : field)}
                formId={handOverForm}
              >
                <SelectField
                  id="to_worker"
                  name="to_worker"
                  label={words.handOverTo}
                  defaultValue={back?.values.to_worker ?? ''}
                  error={problemOf(back, 'to_worker')}
                  options={[{ value: '', label: words.chooseColleague }, ...takers]}
                />
              </PostedForm>
            </>
          ) : (
            <NobodyTakesOver portal={portal} />
          )}
        </section>
      ) : null}
    </div>
  )
}
