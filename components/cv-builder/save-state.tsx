import { cvStore } from '@/components/cv-builder/cv-store'
import { Button } from '@/components/ui/button'
import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { savedWords as words } from '@/lib/content/cv-builder/screens'
import { timeText } from '@/lib/content/wording/date-text'
import { clockText } from '@/lib/content/wording/moment-text'

type Props = { kept: CvKeeperState; onAsk: () => void }

/** Always in view: whether what was typed is stored, where, and since when. */
export function SaveState({ kept: { saved, device }, onAsk }: Props) {
  switch (saved.kind) {
    case 'not-asked':
      return (
        <p className="cv-saved cv-row">
          {words.notAsked}{' '}
          <button type="button" className="cv-link" onClick={onAsk}>
            {words.notAskedLink}
          </button>
        </p>
      )
    case 'nothing':
      return <p className="cv-saved" />
    case 'saving':
      return <p className="cv-saved">{words.saving}</p>
    case 'saved':
      return (
        <p className="cv-saved">
          {words.savedAt(device === 'own' ? words.savedHere : words.savedTab, timeText(clockText(saved.at)))}
        </p>
      )
    case 'failed':
    case 'other-tab':
      return <p className="cv-saved">{words.notSaved}</p>
  }
}

/** Why nothing is stored any more, and what the person can do. */
export function SaveProblem({ kept: { saved } }: Pick<Props, 'kept'>) {
  switch (saved.kind) {
    case 'failed':
      return (
        <p role="alert" className="cv-saved-bad">
          {words[saved.reason]}
        </p>
      )
    case 'other-tab':
      return (
        <div role="alert" className="cv-saved-bad">
          <p>{words.otherTab}</p>
          <div className="button-row">
            <Button onClick={cvStore().keeper.takeOther}>{words.takeOther}</Button>
            <Button look="secondary" onClick={cvStore().keeper.keepMine}>
              {words.keepMine}
            </Button>
          </div>
        </div>
      )
    default:
      return null
  }
}
