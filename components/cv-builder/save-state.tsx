import { cvStore } from '@/components/cv-builder/cv-store'
import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { savedWords as words } from '@/lib/content/cv-builder-screens'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

type Props = { kept: CvKeeperState; onAsk: () => void }

/** Always in sight: whether what was typed is kept, where, and since when. */
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
      return <p className="cv-saved">{words.nothing}</p>
    case 'saving':
      return <p className="cv-saved">{words.saving}</p>
    case 'saved':
      return (
        <p className="cv-saved">
          {device === 'own' ? words.savedHere : words.savedTab} {clock.format(saved.at)}
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="cv-saved cv-saved-bad">
          {words[saved.reason]}
        </p>
      )
    case 'other-tab':
      return (
        <div role="alert" className="cv-saved cv-saved-bad">
          <p>{words.otherTab}</p>
          <div className="button-row">
            <button type="button" className="button button-primary" onClick={cvStore().keeper.takeOther}>
              {words.takeOther}
            </button>
            <button type="button" className="button button-secondary" onClick={cvStore().keeper.keepMine}>
              {words.keepMine}
            </button>
          </div>
        </div>
      )
  }
}
