import { useRef, useState } from 'react'

import type { CvTool } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { FixList, type Fix } from '@/components/cv-builder/fix-list'
import { printPaper } from '@/components/cv-builder/print-paper'
import { takeAway, type TakeAwayWay } from '@/components/cv-builder/take-away'
import { UrgentNotice } from '@/components/cv-builder/urgent-notice'
import { Button } from '@/components/ui/button'
import type { Paper } from '@/lib/client/cv-files/letters'
import { useHydrated } from '@/lib/client/use-hydrated'
import { finishWords } from '@/lib/content/cv-builder/screens'
import { coverLetterDocument, cvDocument, letterDocument } from '@/lib/domain/cv/cv-document'
import { disclosureFields, unfinishedPrompts } from '@/lib/domain/cv/disclosure-letter'

const words = finishWords.downloads
const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'CV.pdf', { type: 'application/pdf' })] })

export function Downloads({ tool }: { tool: CvTool }) {
  const { draft } = tool
  return (
    <section className="cv-fields not-on-paper">
      <h3>{words.heading}</h3>
      <UrgentNotice tool={tool} />
      <PaperButtons tool={tool} print="CV" paper={{ kind: 'CV', document: cvDocument(draft) }} label={words.cv} />
      {draft.coverNote === '' ? null : (
        <PaperButtons
          tool={tool}
          print="cover"
          paper={{ kind: 'letter', document: coverLetterDocument(draft) }}
          text={draft.coverNote}
          field="coverNote"
          label={words.cover}
        />
      )}
      {disclosureFields(draft).showsLetter ? (
        <PaperButtons
          tool={tool}
          print="letter"
          paper={{ kind: 'letter', document: letterDocument(draft) }}
          text={draft.disclosureLetter}
          field="disclosureLetter"
          label={words.letter}
        />
      ) : null}
      <p>{words.which}</p>
      {tool.kept.device === 'own' ? null : <p>{words.sharedFiles}</p>}
      <p className="small">{words.printTip}</p>
    </section>
  )
}

type Letter = { text: string; field: 'coverNote' | 'disclosureLetter' }
type PaperButtonsProps = Partial<Letter> & {
  tool: CvTool
  paper: Paper
  print: 'CV' | 'cover' | 'letter'
  label: string
}

/** A letter that still has brackets in it cannot be downloaded: each one is named, with a link to it. */
const unfinished = ({ tool, text = '', field }: PaperButtonsProps): Fix[] =>
  unfinishedPrompts(text).map((prompt) => ({
    key: String(prompt.start),
    text: prompt.text,
    onGo: () =>
      field === 'coverNote'
        ? tool.goTo('finish', fieldId(field))
        : tool.goTo('disclosure', fieldId('disclosureLetter')),
  }))

function PaperButtons(props: PaperButtonsProps) {
  const { tool, paper, print, label, field } = props
  const [isBusy, setIsBusy] = useState(false)
  const [stops, setStops] = useState(0)
  const isOnScreen = useHydrated()
  // People press faster than an old phone can make a file.
  const isMaking = useRef(false)
  const fixes = unfinished(props)

  const take = async (way: TakeAwayWay) => {
    if (isMaking.current) return
    if (fixes.length > 0) return setStops(stops + 1)
    setStops(0)
    if (way === 'print') return printPaper(print, paper.document.title)
    isMaking.current = true
    setIsBusy(true)
    tool.tell(words.busy)
    tool.tell(await takeAway(way, paper, tool.draft))
    setIsBusy(false)
    isMaking.current = false
  }
  const button = (way: TakeAwayWay, text: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button look={look} aria-disabled={isBusy || undefined} onClick={() => take(way)}>
      {text}
      <span className="visually-hidden"> ({label})</span>
    </Button>
  )
  return (
    <div className="cv-take">
      <h4>{label}</h4>
      {stops > 0 && fixes.length > 0 ? <FixList key={stops} {...finishWords.stop} fixes={fixes} /> : null}
      <div className="button-row">
        {button('pdf', words.pdf, 'primary')}
        {isOnScreen && canShareFiles() ? button('share', words.share) : null}
        {button('docx', words.word)}
        {button('print', words.print)}
      </div>
      <details className="cv-fold">
        <summary>
          {words.others}
          <span className="visually-hidden"> ({label})</span>
        </summary>
        <div className="button-row">
          {button('txt', words.text)}
          {button('copy', words.copy)}
          {field === undefined ? button('json', words.json) : null}
        </div>
      </details>
    </div>
  )
}
