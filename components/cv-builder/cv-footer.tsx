import { SaveProblem } from '@/components/cv-builder/save-state'
import { UndoNotice } from '@/components/cv-builder/undo-notice'
import { Button } from '@/components/ui/button'
import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { previewWords, cvToolWords as words } from '@/lib/content/cv-builder/screens'
import type { CvHistory } from '@/lib/domain/cv/cv-history'
import { progressAt, stepAfter, stepBefore, type CvStep } from '@/lib/domain/cv/cv-steps'

type Props = {
  step: CvStep
  history: CvHistory
  isReady: boolean
  onGo: (step: CvStep) => void
  onSee: () => void
  onUndo: () => void
  kept: CvKeeperState
  message: string
}

/**
 * At the foot of each step, where people look after pressing something: what was done or went wrong, progress, the
 * preview, and the steps before and after.
 */
export function CvFooter({ step, history, isReady, onGo, onSee, onUndo, kept, message }: Props) {
  const before = stepBefore(step)
  const after = stepAfter(step)
  const { number, total, percent } = progressAt(step)
  return (
    <div className="cv-footer not-on-paper">
      <progress max={100} value={percent} aria-label={words.progress} />
      <SaveProblem kept={kept} />
      <p role="status" className="cv-message">
        {message}
      </p>
      <UndoNotice key={step} history={history} onUndo={onUndo} />
      <div className="cv-footer-top">
        <p>
          {words.step} {number} {words.of} {total} <span className="cv-percent">{words.percent(percent)}</span>
        </p>
        <button type="button" className="cv-link cv-see" disabled={!isReady} onClick={onSee}>
          {previewWords.show}
        </button>
      </div>
      <div className="cv-footer-buttons">
        <Button data-way="back" look="secondary" disabled={!isReady || !before} onClick={() => before && onGo(before)}>
          {words.previous}
        </Button>
        {after ? (
          <Button disabled={!isReady} onClick={() => onGo(after)}>
            {words.continue}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
