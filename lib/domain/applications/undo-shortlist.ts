import { stageOf, type Application } from '@/lib/domain/applications/application'
import type { ApplicationStep } from '@/lib/domain/applications/history'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** For how many minutes a shortlist can be undone: long enough for a wrong tap, and not for a change of mind. */
const undoMinutes = 60

type Facts = {
  steps: readonly Pick<ApplicationStep, 'kind'>[]
  /** When the last step was taken, as an ISO moment; null for none. */
  lastStepAt: string | null
  now: Date
}

/** The application as it was before the shortlist: within the hour, and only if nobody has done anything since. */
export function undoShortlist(
  application: Application,
  { steps, lastStepAt, now }: Facts,
): Result<Application, 'not_allowed' | 'too_late'> {
  if (stageOf(application) !== 'shortlisted' || steps.at(-1)?.kind !== 'shortlisted' || lastStepAt === null) {
    return refuse('not_allowed')
  }
  const minutes = (now.getTime() - new Date(lastStepAt).getTime()) / 60_000
  return minutes <= undoMinutes
    ? accept({ ...application, history: application.history.slice(0, -1) })
    : refuse('too_late')
}
