import { fieldId } from '@/components/cv-builder/field-id'
import { SaveState } from '@/components/cv-builder/save-state'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { cvToolWords as words } from '@/lib/content/cv-builder/screens'
import { neutralSite } from '@/lib/content/site/neutral-site'
import type { CvStep } from '@/lib/domain/cv/cv-steps'

type Props = {
  kept: CvKeeperState
  /** On the first step, which asks about the device itself. */
  isStart: boolean
  isReady: boolean
  canUndo: boolean
  canRedo: boolean
  onGo: (step: CvStep, field: string) => void
  onLeave: () => void
  onClear: () => void
  onUndo: () => void
  onRedo: () => void
}

/** At the top of each step: whether what was typed is stored, and the ways out and back. */
export function CvBar({ kept, isStart, isReady, canUndo, canRedo, onGo, onLeave, onClear, onUndo, onRedo }: Props) {
  return (
    <div className="cv-bar not-on-paper">
      {isStart && kept.saved.kind === 'not-asked' ? null : (
        <SaveState kept={kept} onAsk={() => onGo('start', fieldId('device-own'))} />
      )}
      <div className="button-row">
        <ButtonLink
          anchor="a"
          href={neutralSite}
          rel="noreferrer"
          look="secondary"
          onClick={(event) => {
            event.preventDefault()
            onLeave()
          }}
        >
          {words.leave}
        </ButtonLink>
        <Button look="secondary" disabled={!isReady} onClick={onClear}>
          <span>
            {words.clear}
            <span className="cv-clear-rest"> {words.clearRest}</span>
          </span>
        </Button>
        {!canUndo && !canRedo ? null : (
          <>
            <Button look="secondary" aria-disabled={!canUndo || undefined} onClick={onUndo}>
              {words.undo}
            </Button>
            <Button look="secondary" aria-disabled={!canRedo || undefined} onClick={onRedo}>
              {words.redo}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
