import 'server-only'

import type { Route } from 'next'

import { answerWords } from '@/lib/content/demonstration/answer-words'
import type { Side } from '@/lib/domain/access/role'
import { stageOf, wasShortlisted, type Application } from '@/lib/domain/applications/application'
import type { Stage } from '@/lib/domain/applications/stages'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import { partsOf, viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'

const words = answerWords.onwards

type Onward = { label: string; href: Route }

/** Where an applicant stands after a step of the employer. */
const stageAfter: Readonly<Record<string, Stage>> = {
  shortlisted: 'shortlisted',
  interview: 'interview',
  offer: 'offer',
  no: 'unsuccessful',
}

/** Somebody of the viewer's company who stands where the applicant would stand now, because nothing was kept. */
function alreadyThere(done: string, application: Application, story: Story): Onward[] {
  const stage = stageAfter[done]
  const { employerId } = partsOf(application, story).job
  const other = story.state.applications.find(
    (one) => one !== application && stageOf(one) === stage && partsOf(one, story).job.employerId === employerId,
  )
  if (!stage || !other) return []
  const who = wasShortlisted(other) ? nameOf(partsOf(other, story).person) : answerWords.unnamed(other.reference)
  return [
    {
      label: words.already[stage as keyof typeof words.already](who),
      href: `/dashboard/employer/applications/${other.reference}` as Route,
    },
  ]
}

const writtenAdvert = '/dashboard/employer/jobs/warehouse-operative?step=pay' as Route

/** Where a step of the employer's can be followed, whomever it was about. */
function afterEmployer(done: string): Onward[] {
  if (done.startsWith('begun') || done.startsWith('saved')) return [{ label: words.nextStep, href: writtenAdvert }]
  if (done === 'copied') return [{ label: words.dates, href: writtenAdvert }]
  if (done === 'listed') return [{ label: words.listed, href: '/employers/who-reply' }]
  return done === 'six-weeks' ? [{ label: words.socialValue, href: '/dashboard/employer/social-value' }] : []
}

/** The same application from the other side, where the story is told from there, or otherwise the other side. */
function otherSide(side: 'employer' | 'candidate', application: Application, story: Story): Onward {
  const { job, person } = partsOf(application, story)
  if (side === 'employer') {
    const isTold = person.id === viewerOf(story).id && wasShortlisted(application)
    return isTold
      ? {
          label: words.asCandidate(nameOf(person)),
          href: `/dashboard/candidate/applications/${application.reference}` as Route,
        }
      : { label: words.candidates, href: '/dashboard/candidate/applications' }
  }
  return job.employerId === story.viewers.employer.employerId
    ? {
        label: words.asEmployer(job.company),
        href: `/dashboard/employer/applications/${application.reference}` as Route,
      }
    : { label: words.employers, href: '/dashboard/employer/applications' }
}

/**
 * Where the story goes on after a form of the demonstration.
 * @param of the application, the job or the person that it was about
 */
export function onwards(side: Side, { done, of }: { done: string; of: string }, story: Story): Onward[] {
  const { applications, jobs, people } = story.state
  const application = applications.find(({ reference }) => reference === of)
  if (application && (side === 'employer' || side === 'candidate'))
    return [
      ...(side === 'employer' ? [...afterEmployer(done), ...alreadyThere(done, application, story)] : []),
      otherSide(side, application, story),
    ]
  if (side === 'candidate')
    return findById(jobs, of)
      ? [{ label: words.employers, href: '/dashboard/employer/applications' }]
      : [{ label: words.home, href: '/dashboard/candidate' }]
  if (side === 'employer') return [afterEmployer(done)[0] ?? { label: words.home, href: '/dashboard/employer' }]
  const isViewers = people.some((one) => one.reference === of && one.id === viewerOf(story).id)
  return [
    ...(isViewers
      ? [{ label: words.asHelped(nameOf(viewerOf(story))), href: '/dashboard/candidate/resources' as Route }]
      : []),
    { label: words.home, href: `/dashboard/${side}` as Route },
  ]
}
