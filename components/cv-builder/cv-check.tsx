import { useState } from 'react'

import type { CvTool, StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { finishWords, stepWords } from '@/lib/content/cv-builder-screens'
import { checkMessages } from '@/lib/content/cv-builder/check-messages'
import { sensitiveWords, unfitEmailWords } from '@/lib/content/cv-builder/sensitive-words'
import { checkCv, type Finding } from '@/lib/domain/cv/check-cv'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

const words = finishWords.check
const listId = 'cv-check-list'

type Paper = { pages?: number; missingLetters?: string[] }

/** How it comes out on paper, which needs the widths of the letters. Without a network the rest is checked alone. */
async function lookAtPaper(draft: CvDraft): Promise<Paper> {
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
  const [paper, setPaper] = useState<Paper | null>(null)
  const findings = paper ? checkCv(tool.draft, { today: tool.today, sensitiveWords, unfitEmailWords, ...paper }) : []
  const check = async () => {
    setPaper(await lookAtPaper(tool.draft))
    focusSoon(listId)
  }
  return (
    <section className="cv-fields">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div>
        <button type="button" className="button button-primary" onClick={check}>
          {words.heading}
        </button>
      </div>
      {paper ? (
        <div id={listId} tabIndex={-1} role="group" aria-label={words.results}>
          {findings.length === 0 ? <p className="cv-done">{words.none}</p> : null}
          <ol className="plain-list cv-findings">
            {findings.map((finding, index) => (
              <li key={index}>
                <FindingRow finding={finding} tool={tool} />
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  )
}

function FindingRow({ finding, tool }: { finding: Finding; tool: CvTool }) {
  const { rule, step, field, entryId, found } = finding
  const message = checkMessages[rule]
  // The words for a gap are in the helper, on this very step.
  const go = () => (rule === 'gap' ? tool.goTo('finish', fieldId('gaps')) : tool.goTo(step, fieldId(field, entryId)))
  return (
    <>
      <p>
        {message} {found === undefined ? null : <q dir="auto">{found}</q>}
      </p>
      <button type="button" className="button button-secondary" onClick={go}>
        {words.go}
        <span className="visually-hidden">
          {' '}
          {stepWords[step].heading}, {message}
        </span>
      </button>
    </>
  )
}
