import { BackToApplication } from '@/components/cv-builder/back-to-application'
import { CoverLetter } from '@/components/cv-builder/cover-letter'
import { CvCheck } from '@/components/cv-builder/cv-check'
import { CvPreview } from '@/components/cv-builder/cv-preview'
import { Downloads } from '@/components/cv-builder/downloads'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { GapHelper } from '@/components/cv-builder/gap-helper'
import { LetterPreview } from '@/components/cv-builder/letter-preview'
import { PageCount } from '@/components/cv-builder/page-count'
import { PaperSheets } from '@/components/cv-builder/paper-sheets'
import { ReadAloud } from '@/components/cv-builder/read-aloud'
import { SaveCopy } from '@/components/cv-builder/save-copy'
import { StartAgain } from '@/components/cv-builder/start-again'
import { SupportQuestion } from '@/components/cv-builder/support-question'
import { RadioRows } from '@/components/forms/radio-rows'
import { DescribedLinks } from '@/components/prose/described-links'
import { Button } from '@/components/ui/button'
import { finishWords as words, readAloudWords } from '@/lib/content/cv-builder/screens'
import { coverLetterDocument, cvDocument, letterDocument, type LetterDocument } from '@/lib/domain/cv/cv-document'
import { cvLooks, cvOrders } from '@/lib/domain/cv/cv-draft'
import { disclosureFields } from '@/lib/domain/cv/disclosure-letter'
import { missingParts } from '@/lib/domain/cv/missing-parts'

const letterId = 'cv-finished-letter'

function goToLetter(): void {
  const heading = document.getElementById(letterId)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

function LetterSheets({ document: letter }: { document: LetterDocument }) {
  return (
    <PaperSheets paper={{ kind: 'letter', document: letter }}>
      <LetterPreview document={letter} />
    </PaperSheets>
  )
}

/** What employers look for and is not finished, each with a way to it; or that all of it is there. */
function StillMissing({ tool }: StepProps) {
  const parts = missingParts(tool.draft)
  if (parts.length === 0) return <p className="not-on-paper">{words.text}</p>
  const { text, after, parts: names } = words.unfinished
  return (
    <div className="notice cv-fields not-on-paper">
      <p>{text}</p>
      <ul className="plain-list">
        {parts.map(({ rule, step, field }) => (
          <li key={rule}>
            <button type="button" className="cv-link" onClick={() => tool.goTo(step, fieldId(field))}>
              {names[rule]}
            </button>
          </li>
        ))}
      </ul>
      <p>{after}</p>
    </div>
  )
}

export function FinishStep({ tool }: StepProps) {
  const { draft, change } = tool
  const { showsLetter } = disclosureFields(draft)
  const cv = cvDocument(draft)
  const letter = letterDocument(draft)
  return (
    <>
      <BackToApplication />
      <StillMissing tool={tool} />
      <Downloads tool={tool} />
      {showsLetter ? (
        <div className="not-on-paper button-row">
          <Button look="secondary" onClick={goToLetter}>
            {words.jumpLetter}
          </Button>
        </div>
      ) : null}
      <section className="cv-part cv-part-cv">
        <div className="not-on-paper cv-fields">
          <h3 id={fieldId('preview')} tabIndex={-1}>
            {words.cvHeading}
          </h3>
        </div>
        <PaperSheets paper={{ kind: 'CV', document: cv }}>
          <CvPreview document={cv} />
        </PaperSheets>
        <div className="not-on-paper cv-fields">
          <RadioRows
            legend={words.order.legend}
            hint={words.order.hint}
            options={cvOrders.map((value) => ({ value, label: words.order.options[value] }))}
            value={draft.order}
            onChange={(value) => change({ type: 'choose', field: 'order', value })}
          />
          <RadioRows
            legend={words.looks.legend}
            hint={words.looks.hint}
            options={cvLooks.map((value) => ({ value, label: words.looks.options[value] }))}
            value={draft.look}
            onChange={(value) => change({ type: 'choose', field: 'look', value })}
          />
          <PageCount tool={tool} />
          <ReadAloud label={readAloudWords.readCv} within=".cv-part-cv .cv-paper" />
        </div>
      </section>
      <div className="not-on-paper">
        <CoverLetter tool={tool} />
      </div>
      {draft.coverNote === '' ? null : (
        <section className="cv-part cv-part-cover">
          <LetterSheets document={coverLetterDocument(draft)} />
        </section>
      )}
      {showsLetter ? (
        <section className="cv-part cv-part-letter">
          <div className="not-on-paper cv-fields">
            <h3 id={letterId} tabIndex={-1}>
              {words.letterHeading}
            </h3>
            <p>{words.letterNote}</p>
            <ReadAloud label={readAloudWords.readLetter} within=".cv-part-letter .cv-paper" />
          </div>
          <LetterSheets document={letter} />
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
          <DescribedLinks links={words.next} />
        </section>
      </div>
    </>
  )
}
