import { CvCheck } from '@/components/cv-builder/cv-check'
import { CvPreview } from '@/components/cv-builder/cv-preview'
import { Downloads } from '@/components/cv-builder/downloads'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { GapHelper } from '@/components/cv-builder/gap-helper'
import { LetterPreview } from '@/components/cv-builder/letter-preview'
import { PageCount } from '@/components/cv-builder/page-count'
import { ReadAloud } from '@/components/cv-builder/read-aloud'
import { SaveCopy } from '@/components/cv-builder/save-copy'
import { StartAgain } from '@/components/cv-builder/start-again'
import { SupportQuestion } from '@/components/cv-builder/support-question'
import { RadioGroup } from '@/components/forms/radio-group'
import { PageLink } from '@/components/ui/page-link'
import { finishWords as words, readAloudWords } from '@/lib/content/cv-builder-screens'
import { cvDocument, letterDocument } from '@/lib/domain/cv/cv-document'
import { cvOrders } from '@/lib/domain/cv/cv-draft'
import { disclosureFields } from '@/lib/domain/cv/disclosure-letter'

const cvId = fieldId('preview')
const letterId = 'cv-finished-letter'

function scrollTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

export function FinishStep({ tool }: StepProps) {
  const { draft, change } = tool
  const { showsLetter } = disclosureFields(draft)
  const cv = cvDocument(draft)
  const letter = letterDocument(draft)
  const isEmpty = cv.name === '' && cv.sections.length === 0
  return (
    <>
      <div className="not-on-paper cv-fields">
        <p>{isEmpty ? words.empty : words.text}</p>
        <div className="button-row">
          <button type="button" className="button button-secondary" onClick={() => scrollTo(cvId)}>
            {words.jumpCv}
          </button>
          {showsLetter ? (
            <button type="button" className="button button-secondary" onClick={() => scrollTo(letterId)}>
              {words.jumpLetter}
            </button>
          ) : null}
        </div>
      </div>
      <Downloads tool={tool} cv={cv} letter={showsLetter ? letter : null} />
      <section className="cv-part cv-part-cv">
        <div className="not-on-paper cv-fields">
          <h3 id={cvId} tabIndex={-1}>
            {words.cvHeading}
          </h3>
          <RadioGroup
            legend={words.order.legend}
            hint={words.order.hint}
            options={cvOrders.map((value) => ({ value, label: words.order.options[value] }))}
            value={draft.order}
            onChange={(value) => change({ type: 'choose', field: 'order', value })}
          />
          <PageCount tool={tool} />
          <ReadAloud label={readAloudWords.readCv} within=".cv-part-cv .cv-paper" />
        </div>
        <CvPreview document={cv} />
      </section>
      {showsLetter ? (
        <section className="cv-part cv-part-letter">
          <div className="not-on-paper cv-fields">
            <h3 id={letterId} tabIndex={-1}>
              {words.letterHeading}
            </h3>
            <p>{words.letterNote}</p>
            <ReadAloud label={readAloudWords.readLetter} within=".cv-part-letter .cv-paper" />
          </div>
          <LetterPreview document={letter} />
        </section>
      ) : null}
      <div className="not-on-paper cv-fields">
        <CvCheck tool={tool} />
        <GapHelper tool={tool} />
        <SaveCopy tool={tool} />
        <SupportQuestion tool={tool} />
        <StartAgain tool={tool} />
        <section>
          <h3>{words.nextHeading}</h3>
          <ul className="plain-list next-links">
            {words.next.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href}>{link.label}</PageLink>
                <p>{link.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
