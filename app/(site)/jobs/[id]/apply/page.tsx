import '@/app/styles/forms.css'
import '@/app/styles/auth.css'
import '@/app/styles/dashboard-parts.css'
import '@/app/styles/dashboard-forms.css'
import '@/app/styles/cv-paper.css'
import '@/app/styles/apply.css'

import type { Metadata, Route } from 'next'
import { redirect } from 'next/navigation'

import { requestDay } from '@/app/request-day'
import { NotHere, notHereMetadata } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ApplySignIn } from '@/components/auth/apply-sign-in'
import { ApplyAbout } from '@/components/hiring/applications/apply-about'
import { ApplyBegin, ApplyOtherRole } from '@/components/hiring/applications/apply-account'
import { ApplyExtras } from '@/components/hiring/applications/apply-extras'
import { ApplyCheck } from '@/components/hiring/applications/apply-check'
import { ApplyFrame, type JobInSight } from '@/components/hiring/applications/apply-frame'
import { ForgetTyped } from '@/components/hiring/applications/forget-typed'
import { MissingJob } from '@/components/jobs/missing-job'
import { ButtonLink } from '@/components/ui/button-link'
import { applyPages } from '@/lib/content/hiring/apply'
import { applyWords } from '@/lib/content/hiring/own-applications'
import { cardProblems } from '@/lib/content/hiring/telling-words'
import { applyPath, sentPath } from '@/lib/domain/access/access'
import { portalOf } from '@/lib/domain/access/role-pages'
import { secondStepAddress } from '@/lib/domain/access/return-path'
import { contactOf, missingToApply, type CandidateProfile } from '@/lib/domain/candidates/profile'
import { userOfFirstStep } from '@/lib/server/auth/current-user'
import type { CurrentUser } from '@/lib/server/auth/judge-session'
import { keptInput } from '@/lib/server/auth/kept-input'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { waysIn } from '@/lib/server/auth/ways-in'
import { loadBoardJob } from '@/lib/server/hiring/board'
import { loadJobForPerson } from '@/lib/server/hiring/job-facts'
import { loadProfile } from '@/lib/server/hiring/profile'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { isVaultOpen } from '@/lib/server/hiring/vault/own-vault-keys'
import { loadReplyRate } from '@/lib/server/hiring/reply-rate'

type Props = PageProps<'/jobs/[id]/apply'>

async function load(id: string) {
  const found = await loadBoardJob(id, await requestDay())
  if (found === null) throw new Error('The database did not answer.')
  return found
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [found, user, search] = await Promise.all([load((await params).id), userOfFirstStep(), searchParams])
  if (!found) return notHereMetadata
  const title = found.state === 'live' ? found.job.title : found.title
  return privatePageMetadata(applyPages.tab(title, await stepOf(user, search)))
}

type Search = Awaited<Props['searchParams']>

/** Which step the tab names; nothing at the first one, which asks for an address. */
async function stepOf(user: CurrentUser | null, search: Search): Promise<string | undefined> {
  if (!user) return search.sent === 'code' ? applyPages.code.heading : undefined
  if (user.role !== 'candidate') return undefined
  return isAboutFirst(await loadProfile(), search) ? applyPages.about.heading : applyPages.check.heading
}

/** Whether what employers read of somebody comes before the check: it is missing, names them, or they asked to change it. */
const isAboutFirst = (profile: CandidateProfile, search: Search): boolean =>
  search.part === 'about' ||
  missingToApply(profile).length > 0 ||
  Object.keys(cardProblems(profile.card, profile)).length > 0

/**
 * From the job to the sent application, for everybody: somebody without an account begins with an email address. Each
 * step is stored before the next is shown, so that the page goes on where somebody left it.
 */
export default async function ApplyRoute(props: Props) {
  const { id } = await props.params
  const [found, user] = await Promise.all([load(id), userOfFirstStep()])
  if (!found) {
    setOwnStatus(404)
    return <MissingJob />
  }
  const path = applyPath(id)
  if (user?.needsSecondStep) redirect(secondStepAddress(path) as Route)
  if (user?.role === 'candidate') return <CandidateSteps id={id} user={user} search={await props.searchParams} />
  // Its page says what became of it, and shows others like it.
  if (found.state !== 'live') redirect(`/jobs/${id}` as Route)
  const { title, company, town, pay } = found.job
  const job = { id, title, company, town, pay }
  if (!user) {
    const { problem, values, oneOf } = await readSignInQuery(props.searchParams)
    return (
      <ApplyFrame job={job} step={1}>
        <ApplySignIn
          next={path}
          isCodeSent={oneOf('sent', ['code']) !== null}
          problem={problem}
          email={values.email}
          hasPhone={(await waysIn()).hasPhone}
        />
      </ApplyFrame>
    )
  }
  if (user.role !== null) {
    return (
      <ApplyFrame job={job}>
        <ApplyOtherRole jobId={id} role={user.role} portal={portalOf(user.role)} />
      </ApplyFrame>
    )
  }
  const { again } = await props.searchParams
  return (
    <ApplyFrame job={job} step={1}>
      <ApplyBegin jobId={id} email={user.email} kept={await keptInput(again)} />
    </ApplyFrame>
  )
}

type StepsProps = { id: string; user: CurrentUser; search: Search }

async function CandidateSteps({ id, user, search }: StepsProps) {
  const [own, found, profile, kept] = await Promise.all([
    loadJobForPerson(id),
    load(id),
    loadProfile(),
    keptInput(search.again),
  ])
  if (!found) return <NotHere />
  // A job that closed meanwhile is none that they may see; its page says what became of it, and shows others like it.
  if (!own && found.state !== 'live') redirect(`/jobs/${id}` as Route)
  if (!own) return <NotHere />
  const pay = found.state === 'live' ? found.job.pay : null
  const job: JobInSight = { id, title: own.title, company: own.company, town: own.town, pay }
  if (own.applied !== null) redirect(sentPath(id, own.applied) as Route)
  if (!own.isOpen) redirect(`/jobs/${id}` as Route)
  if (own.isHidden) {
    return (
      <ApplyFrame job={job}>
        <h1>{applyPages.start.heading}</h1>
        <p className="notice">{applyWords.hidden}</p>
        <ButtonLink href="/dashboard/candidateportal/profile?part=seen">{applyWords.toProfile}</ButtonLink>
      </ApplyFrame>
    )
  }
  if (isAboutFirst(profile, search)) {
    // Named before somebody writes why the job suits them, not after.
    const wrongCard = cardProblems(profile.card, profile)
    const [wrongField] = Object.keys(wrongCard)
    const values = { form: 'apply-about', rightToWork: profile.card.hasRightToWork ? 'yes' : '' }
    const wrong =
      wrongField === undefined
        ? null
        : { message: wrongCard[wrongField] ?? '', field: wrongField, problems: wrongCard, values }
    return (
      <ApplyFrame job={job} step={2}>
        <ApplyAbout jobId={id} userId={user.id} profile={profile} kept={kept ?? wrong} />
      </ApplyFrame>
    )
  }
  return (
    <ApplyFrame job={job} step={3}>
      <ForgetTyped name="about" />
      <ApplyCheck
        jobId={id}
        ended={own.ended}
        replyRate={await loadReplyRate(own.companyId)}
        card={profile.card}
        contact={contactOf(profile, user.email)}
        district={profile.district}
        kept={kept}
      >
        <ApplyExtras jobId={id} userId={user.id} kept={kept} canSendCv={isVaultOpen} />
      </ApplyCheck>
    </ApplyFrame>
  )
}
