import { useState, type ComponentType } from 'react'

import type { CheckedPaper, CvFindings } from '@/components/cv-builder/cv-findings'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { focusSoon } from '@/components/cv-builder/field-id'
import { Button } from '@/components/ui/button'
import { finishWords } from '@/lib/content/cv-builder/screens'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

const words = finishWords.check
const listId = 'cv-check-list'

/** How it comes out on paper, which needs the widths of the letters. Offline, only the rest is checked. */
async function lookAtPaper(draft: CvDraft): Promise<CheckedPaper> {
  try {
    const [{ countPages }, { checkLetters }] = await Promise.all([
      import('@/lib/client/cv-files/count-pages'),
      import('@/lib/client/cv-files/letters'),
    ])
    const paper = { kind: 'CV', document: cvDocument(draft) } as const
    return { pages: countPages(paper), missingLetters: checkLetters(paper).missing }
  } catch {
    return {}
  }
}

export function CvCheck({ tool }: StepProps) {
  const [paper, setPaper] = useState<CheckedPaper | null>(null)
  const [Findings, setFindings] = useState<ComponentType<Parameters<typeof CvFindings>[0]> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const check = async () => {
    setHasFailed(false)
    try {
      // Fetched when pressed: hardly any phone needs it sooner.
      const loaded = await import('@/components/cv-builder/cv-findings')
      const looked = await lookAtPaper(tool.draft)
      setFindings(() => loaded.CvFindings)
      setPaper(looked)
      focusSoon(listId)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <section className="cv-fields">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div>
        <Button look="secondary" onClick={check}>
          {words.heading}
        </Button>
      </div>
      {paper && Findings ? (
        <div id={listId} tabIndex={-1} role="group" aria-label={words.results}>
          <Findings tool={tool} paper={paper} />
        </div>
      ) : null}
      <div role="alert">{hasFailed ? <p>{words.notLoaded}</p> : null}</div>
    </section>
  )
}
