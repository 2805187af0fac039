import { Fragment } from 'react'

import { previewWords } from '@/lib/content/cv-builder/screens'
import type { LetterDocument } from '@/lib/domain/cv/cv-document'
import { unfinishedPrompts } from '@/lib/domain/cv/disclosure-letter'

export function LetterPreview({ document: letter }: { document: LetterDocument }) {
  return (
    <article className="cv-paper" aria-label={previewWords.letterLabel}>
      {letter.paragraphs.map(({ lines }, index) => (
        <p key={index} dir="auto">
          {lines.map((line, place) => (
            <Fragment key={place}>
              {place === 0 ? null : <br />}
              <MarkedPrompts text={line} />
            </Fragment>
          ))}
        </p>
      ))}
    </article>
  )
}

/** The text, with each prompt that still needs the person's own words highlighted. */
function MarkedPrompts({ text }: { text: string }) {
  const prompts = unfinishedPrompts(text)
  return (
    <>
      {prompts.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(prompts[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(prompts.at(-1)?.end ?? 0)}
    </>
  )
}
