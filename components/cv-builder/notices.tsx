import { cvStore } from '@/components/cv-builder/cv-store'
import { Button } from '@/components/ui/button'
import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { savedWords as words } from '@/lib/content/cv-builder/screens'

/**
 * What the person must know about what is stored, or no longer is. Always in the page, so that changes are announced.
 */
export function Notices({ kept: { idle, found } }: { kept: CvKeeperState }) {
  return (
    <div role="alert" className="not-on-paper cv-notices">
      {idle === 'soon' ? (
        <div className="notice cv-idle">
          <p>{words.idleSoon}</p>
          <Button onClick={() => cvStore().keeper.stayHere()}>{words.idleStay}</Button>
        </div>
      ) : null}
      {idle === 'wiped' ? <p className="notice">{words.wiped}</p> : null}
      {found === 'newer' ? (
        <div className="notice">
          <p>{words.newer}</p>
          <Button onClick={() => window.location.reload()}>{words.newerReload}</Button>
        </div>
      ) : null}
      {found === 'expired' || found === 'unreadable' ? <p className="notice">{words[found]}</p> : null}
    </div>
  )
}
