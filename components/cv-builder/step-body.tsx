import type { StepProps } from '@/components/cv-builder/cv-tool'
import { Arrival, LaterStep } from '@/components/cv-builder/later-step'
import { PersonalStep } from '@/components/cv-builder/personal-step'
import { StartStep } from '@/components/cv-builder/start-step'
import { SummaryStep } from '@/components/cv-builder/summary-step'
import type { CvStep } from '@/lib/domain/cv/cv-steps'

/** Steps that come with the page; each of the others is fetched while the person is on the one before. */
const firstSteps = { start: StartStep, personal: PersonalStep, summary: SummaryStep } as const

const isFirstStep = (step: CvStep): step is keyof typeof firstSteps => step in firstSteps

type Props = StepProps & { step: CvStep; arrivesAt: string | null }

export function StepBody({ step, tool, arrivesAt }: Props) {
  if (!isFirstStep(step)) return <LaterStep name={step} tool={tool} arrivesAt={arrivesAt} />
  const Step = firstSteps[step]
  return (
    <>
      <Step tool={tool} />
      <Arrival at={arrivesAt} />
    </>
  )
}
