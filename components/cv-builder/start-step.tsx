import { DeviceQuestion } from '@/components/cv-builder/device-question'
import { DraftList } from '@/components/cv-builder/draft-list'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { OpenFile } from '@/components/cv-builder/open-file'
import { UnreadCv } from '@/components/cv-builder/unread-cv'
import { hasKeptCv } from '@/lib/client/cv-drafts/cv-keeper'
import { startWords as words } from '@/lib/content/cv-builder-screens'

export function StartStep({ tool }: StepProps) {
  const hasCv = hasKeptCv(tool.kept)
  return (
    <>
      <p className="lead">{words.lead}</p>
      <ul className="bullet-list">
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <UnreadCv tool={tool} />
      {tool.kept.found === 'newer' ? null : <DeviceQuestion kept={tool.kept} />}
      <div>
        <button type="button" className="button button-primary" onClick={() => tool.goTo('personal')}>
          {hasCv ? words.goOn : words.begin}
        </button>
      </div>
      {hasCv && tool.kept.found === 'kept' ? <p>{words.goOnHint}</p> : null}
      {hasCv ? <DraftList tool={tool} /> : null}
      <OpenFile tool={tool} />
    </>
  )
}
