import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import type { CvStep } from '@/lib/domain/cv/cv-steps'
import type { CvChange } from '@/lib/domain/cv/edit-cv-draft'
import type { Unadded } from '@/lib/domain/cv/unadded'

/** The date on the person's own clock: month 1 to 12. */
export type Today = { year: number; month: number }

/** What each step works with. */
export type CvTool = {
  draft: CvDraft
  today: Today
  kept: CvKeeperState
  /** How often Continue was pressed before the device question was answered, of which it then tells. */
  deviceSkips: number
  change: (change: CvChange) => CvDraft
  unadded: Unadded
  typeUnadded: (typed: Partial<Unadded>) => void
  /** Announces something to people who do not see the screen. */
  tell: (message: string) => void
  /** Goes to a step, and there to a field or, without one, to the step's heading. */
  goTo: (step: CvStep, field?: string) => void
}

export type StepProps = { tool: CvTool }
