import { stageOf, type Application } from '@/lib/domain/applications/application'
import type { ApplicationStep } from '@/lib/domain/applications/history'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** For how many minutes a stage can be undone: long enough for a wrong tap, and not for a change of mind. */
const undoMinutes = 60

/** The stages that can be undone, each with its line in the history. */
export const undoKinds = { shortlisted: 'shortlist_undone', hired: 'start_undone' } as const
type UndoableStage = keyof typeof undoKinds

type Facts = {
  steps: readonly Pick<ApplicationStep, 'kind'>[]
  /** When the last step was taken, as an ISO moment; null for none. */
  lastStepAt: string | null
  now: Date
}

/** The application as it was before the stage: within the hour, and only if nobody has done anything since. */
export function undoStage(
  application: Application,
  stage: UndoableStage,
  { steps, lastStepAt, now }: Facts,
): Result<Application, 'not_allowed' | 'too_late'> {
  if (stageOf(application) !== stage || steps.at(-1)?.kind !== stage || lastStepAt === null) {
    return refuse('not_allowed')
  }
  const minutes = (now.getTime() - new Date(lastStepAt).getTime()) / 60_000
  return minutes <= undoMinutes
    ? accept({ ...application, history: application.history.slice(0, -1) })
    : refuse('too_late')
}
