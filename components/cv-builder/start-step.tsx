import { DeviceQuestion } from '@/components/cv-builder/device-question'
import { DraftList } from '@/components/cv-builder/draft-list'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { OpenFile } from '@/components/cv-builder/open-file'
import { ReadCv } from '@/components/cv-builder/read-cv'
import { UnreadCv } from '@/components/cv-builder/unread-cv'
import { PageLink } from '@/components/ui/page-link'
import { hasKeptCv } from '@/lib/client/cv-drafts/cv-keeper'
import { paperCvPage } from '@/lib/content/cv-builder/paper-cv'
import { startWords as words } from '@/lib/content/cv-builder/screens'

/**
 * The question comes first: on a small phone it is all that fits, and nothing is stored before it is answered. The way on
 * is the button at the foot, as on each step.
 */
export function StartStep({ tool }: StepProps) {
  const hasCv = hasKeptCv(tool.kept)
  return (
    <>
      <UnreadCv tool={tool} />
      {tool.kept.found === 'newer' ? null : <DeviceQuestion tool={tool} />}
      <p className="lead">{words.lead}</p>
      <ul className="bullet-list">
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {hasCv && tool.kept.found === 'kept' ? <p>{words.goOnHint}</p> : null}
      {hasCv ? <DraftList tool={tool} /> : null}
      <ReadCv tool={tool} />
      <OpenFile tool={tool} />
      <p>
        <PageLink href="/cv-builder/on-paper">{paperCvPage.link}</PageLink>
      </p>
    </>
  )
}
