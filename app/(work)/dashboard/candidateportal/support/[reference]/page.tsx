import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { supportWorkDone, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { nextStepOf } from '@/lib/domain/casework/support-plan'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSupportWork } from '@/lib/server/casework/support-work'
import { momentNow } from '@/lib/server/hiring/take-application-step'

export const metadata = privatePageMetadata(words.ownTitle)

type Props = PageProps<'/dashboard/candidateportal/support/[reference]'>

/** The person's own view of the work: the same appointments and plan, and every note that is not for colleagues. */
export default async function OwnSupportWorkRoute({ params, searchParams }: Props) {
  await requireAccess('/dashboard/candidateportal')
  const { reference } = await params
  const { again, done } = await searchParams
  const [work, kept] = await Promise.all([
    isPersonReference(reference) ? loadSupportWork(reference) : null,
    keptInput(again),
  ])
  if (!work) return <NotHere />
  const next = nextStepOf(work.steps, 'person')
  return (
    <>
      <DoneNotice words={supportWorkDone} done={done} />
      <ProblemNotice kept={kept} forms={['support-step']} />
      <DetailHeading heading={words.ownTitle} shows={words.ownLead(work.organisation)} isPrinted />
      {next === null ? null : (
        <p className="notice">
          <strong>{words.nextStep}:</strong> <Typed>{next.what}</Typed>
        </p>
      )}
      <SupportAppointments appointments={work.appointments} writes={null} kept={null} moment={momentNow()} />
      <SupportPlan
        steps={work.steps}
        needs={work.needs}
        ticks={work.is_open ? { action: '/api/candidate/support-step', reference } : null}
        isOwn
        writes={null}
        kept={null}
      />
      <SupportNotes notes={work.notes} writes={null} kept={null} />
    </>
  )
}
