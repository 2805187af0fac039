import type { Route } from 'next'

import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { supportWorkDone, supportWorkProblems, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { formsOf, filePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  reference: string
  work: { name: string; is_open: boolean } & Pick<Parameters<typeof SupportAppointments>[0], 'appointments'> &
    Pick<Parameters<typeof SupportPlan>[0], 'steps' | 'needs'> &
    Pick<Parameters<typeof SupportNotes>[0], 'notes'>
  moment: Parameters<typeof SupportAppointments>[0]['moment']
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
}

/** The work with one person: appointments, notes, the plan and what they need. */
export function SupportWorkScreen({ portal, reference, work, moment, done, kept }: Props) {
  const to = formsOf(portal)
  const writes = work.is_open ? { to, reference } : null
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={filePath(portal, reference) as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DoneNotice words={supportWorkDone} done={done} />
      <ProblemNotice kept={kept} forms={['step-tick', 'need-set']} />
      <DetailHeading heading={words.title(work.name)} isPrinted />
      {writes ? null : <p className="notice">{supportWorkProblems.no_consent}</p>}
      <SupportAppointments appointments={work.appointments} writes={writes} kept={kept} moment={moment} />
      <SupportPlan
        steps={work.steps}
        needs={work.needs}
        ticks={writes && { action: `/api/${to}/step-tick`, reference }}
        isOwn={false}
        writes={writes}
        kept={kept}
      />
      <SupportNotes notes={work.notes} writes={writes} kept={kept} />
    </>
  )
}
