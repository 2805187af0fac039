import type { Route } from 'next'
import type { ReactNode } from 'react'

import { distanceText } from '@/components/demonstration/parts/distance-text'
import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { StageBadge } from '@/components/work/stage-badge'
import { StatTiles } from '@/components/work/stat-tiles'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { todoHelp, weekWords } from '@/lib/content/demonstration/candidate/week'
import { roleLabels, todoLabels } from '@/lib/content/dashboards/labels'
import type { loadCandidateWeek } from '@/lib/domain/dashboards/candidate/load-candidate'
import { todoKinds, type TodoKind } from '@/lib/domain/dashboards/service-state'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { closingText } from '@/lib/content/wording/job-text'

const paths = {
  jobs: '/dashboard/candidate/jobs',
  saved: '/dashboard/candidate/jobs?tab=saved',
  applications: '/dashboard/candidate/applications',
  diary: '/dashboard/candidate/diary',
  diaryList: '/dashboard/candidate/diary?view=list',
  disclosure: '/dashboard/candidate/disclosure',
  resources: '/dashboard/candidate/resources',
} as const

type Props = ScreenProps<typeof loadCandidateWeek>

export function CandidateWeek({ view: week, today, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const { personId } = week

  const setDone = (todo: TodoKind) => {
    const before = week.todos.find(({ kind }) => kind === todo)?.progress ?? 'not_started'
    run(
      { type: 'todo/set', personId, todo, progress: 'done' },
      {
        done: `${todoLabels[todo]}: ${weekWords.todoDone}`,
        undo: { type: 'todo/set', personId, todo, progress: before },
        undone: `${todoLabels[todo]}: ${weekWords.todoUndone}`,
      },
    )
  }

  return (
    <>
      <p className="dash-hello">
        {weekWords.hello} {week.firstName}. {weekWords.todayIs} {weekdayText(today)}.
      </p>
      <section className="card dash-card dash-first dash-section" aria-labelledby="next">
        <h2 id="next">{weekWords.nextHeading}</h2>
        <NextThing next={week.next} onDone={setDone} />
      </section>
      <StatTiles
        label={weekWords.numbers}
        tiles={[
          {
            label: weekWords.openApplications(week.openApplications.length),
            value: week.openApplications.length,
            href: paths.applications,
          },
          { label: weekWords.savedJobs(week.savedJobs), value: week.savedJobs, href: paths.saved },
          { label: weekWords.diaryEntries(week.entryCount), value: week.entryCount, href: paths.diaryList },
          {
            label: weekWords.inPlace,
            value: `${week.doneTodos} ${weekWords.of} ${todoKinds.length}`,
            href: paths.resources,
          },
        ]}
      />
      <div className="dash-cards" data-columns="2">
        <Panel
          heading={weekWords.applicationsHeading}
          none={weekWords.applicationsNone}
          more={{ label: weekWords.allApplications, href: paths.applications }}
        >
          {week.openApplications.map((application) => (
            <li key={application.id}>
              <strong>{application.jobTitle}</strong>, {application.company} <StageBadge stage={application.stage} />
              <span className="dash-aside">
                {weekWords.updated(application.changedBy, dayText(application.changedOn))}
              </span>
            </li>
          ))}
        </Panel>
        <Panel
          heading={weekWords.diaryHeading}
          none={weekWords.diaryNone}
          more={{ label: weekWords.allDiary, href: paths.diary }}
        >
          {week.nextEntries.map(({ id, on, at, title, place }) => (
            <li key={id}>
              <strong>
                {weekdayText(on)}, {timeText(at)}
              </strong>
              <span className="dash-aside">
                {title}. {place}
              </span>
            </li>
          ))}
        </Panel>
        <Panel
          heading={weekWords.closingHeading}
          none={weekWords.closingNone}
          more={{ label: weekWords.allJobs, href: paths.jobs }}
        >
          {week.closingSoon.map(({ id, title, company, ...job }) => (
            <li key={id}>
              <PageLink href={jobPathFrom('candidate', id)}>{title}</PageLink>
              <span className="dash-aside">
                {[company, closingText(job), distanceText(job)].filter(Boolean).join('. ')}.
              </span>
            </li>
          ))}
        </Panel>
        <Panel heading={weekWords.messagesHeading} none={weekWords.messagesNone}>
          {week.unread.map(({ id, threadId, subject, from, on, text }) => (
            <li key={id}>
              <strong>{subject}</strong>
              <span className="dash-aside">
                {roleLabels[from]}, {dayText(on)}
              </span>
              <p>{text}</p>
              <ActButton
                onClick={() => run({ type: 'message/read', threadId }, { done: weekWords.markedRead })}
                aria-label={`${weekWords.markRead}: ${subject}`}
              >
                {weekWords.markRead}
              </ActButton>
            </li>
          ))}
        </Panel>
      </div>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

type NextProps = { next: Props['view']['next']; onDone: (todo: TodoKind) => void }

function NextThing({ next, onDone }: NextProps) {
  switch (next.kind) {
    case 'offer':
      return <NextLink application={next.application} words={weekWords.offer} href={paths.applications} />
    case 'disclosure_asked':
      return <NextLink application={next.application} words={weekWords.asked} href={paths.disclosure} />
    case 'interview': {
      const { interview } = next.application
      const when = interview ? `${weekdayText(interview.on)}, ${timeText(interview.at)}. ${interview.place}.` : ''
      return <NextLink application={next.application} words={weekWords.interview} more={when} href={paths.diary} />
    }
    case 'todo':
      return (
        <>
          <p>
            <strong>{todoLabels[next.todo]}.</strong> {weekWords.todo.text} {todoHelp[next.todo].text}
          </p>
          <div className="dash-actions">
            <ButtonLink href={todoHelp[next.todo].link.href} anchor={ScreenLink}>
              {todoHelp[next.todo].link.label}
            </ButtonLink>
            <ActButton onClick={() => onDone(next.todo)}>{weekWords.todo.done}</ActButton>
          </div>
        </>
      )
    case 'find_job':
      return (
        <>
          <p>{weekWords.findJob.text}</p>
          <ButtonLink href={paths.jobs} anchor={ScreenLink}>
            {weekWords.findJob.link}
          </ButtonLink>
        </>
      )
  }
}

type NextLinkProps = {
  application: { jobTitle: string; company: string }
  words: { text: string; link: string }
  more?: string
  href: Route
}

function NextLink({ application: { jobTitle, company }, words, more, href }: NextLinkProps) {
  return (
    <>
      <p>
        {words.text}{' '}
        <strong>
          {jobTitle}, {company}.
        </strong>{' '}
        {more}
      </p>
      <ButtonLink href={href} anchor={ScreenLink}>
        {words.link}
      </ButtonLink>
    </>
  )
}

type PanelProps = {
  heading: string
  none: string
  more?: { label: string; href: Route }
  children: readonly ReactNode[]
}

function Panel({ heading, none, more, children }: PanelProps) {
  return (
    <section className="card dash-card">
      <h2>{heading}</h2>
      {children.length === 0 ? <p>{none}</p> : <ul className="plain-list dash-lines">{children}</ul>}
      {more ? (
        <ScreenLink href={more.href} className="text-link not-on-paper">
          {more.label}
        </ScreenLink>
      ) : null}
    </section>
  )
}
