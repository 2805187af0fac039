import '@/app/styles/forms.css'

import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { CheckInForm, EmployerCheckForm } from '@/components/casework/outcomes/check-in-form'
import { QuestionForm } from '@/components/casework/outcomes/question-form'
import { PageLink } from '@/components/ui/page-link'
import { checkInWords } from '@/lib/content/casework/check-ins'
import { oneQuestionWords as words } from '@/lib/content/casework/job-starts'
import { givenText } from '@/lib/domain/queries/address-query'
import { openCheckIn, openEmployerCheck } from '@/lib/server/casework/check-ins'
import { openQuestion } from '@/lib/server/casework/job-starts'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(words.title)

type Said = { title: string; text: string; link?: { label: string; href: Route } }

const said: Readonly<Record<string, Said>> = {
  kept: { title: words.doneTitle, text: words.done },
  'kept-ended': { title: words.doneTitle, text: words.doneEnded, link: { label: words.jobs, href: '/jobs' } },
  'kept-person': {
    title: words.doneTitle,
    text: checkInWords.done.person,
    link: { label: checkInWords.help.person, href: '/resources' },
  },
  'kept-employer': {
    title: words.doneTitle,
    text: checkInWords.done.employer,
    link: { label: checkInWords.help.employer, href: '/dashboard/employerportal/guides' },
  },
  broken: { title: words.brokenTitle, text: words.broken, link: { label: words.brokenLink, href: '/contact' } },
}

/** The question of a link, of any kind; null for a link that does not work. */
async function open(token: string) {
  const [check, checkIn, employer] = await Promise.all([
    openQuestion(token),
    openCheckIn(token),
    openEmployerCheck(token),
  ])
  return check || checkIn || employer ? { check, checkIn, employer } : null
}

/** Where the link of a question leads. Opening it uses nothing up: programs that read mail follow links. */
export default async function OneQuestionPage({ searchParams }: PageProps<'/one-question'>) {
  const { token, state } = await searchParams
  const shown = givenText(state)
  const answered = said[shown]
  const asked = answered ? null : await open(givenText(token)).catch(goOnWith('one-question', undefined))
  const told = answered ?? (asked === null ? said.broken : undefined)
  if (told) {
    return (
      <div className="page plain-page">
        <h1>{told.title}</h1>
        <p className="lead">{told.text}</p>
        {told.link ? (
          <p>
            <PageLink href={told.link.href}>{told.link.label}</PageLink>
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div className="page plain-page">
      <h1>{words.title}</h1>
      {asked === undefined || shown === 'unavailable' ? <p role="alert">{words.unavailable}</p> : null}
      {asked?.check ? <QuestionForm token={givenText(token)} startedOn={asked.check.startedOn} /> : null}
      {asked?.employer ? <EmployerCheckForm token={givenText(token)} {...asked.employer} /> : null}
      {asked?.checkIn ? <CheckInForm token={givenText(token)} {...asked.checkIn} /> : null}
    </div>
  )
}
