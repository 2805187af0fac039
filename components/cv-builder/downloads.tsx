import { useRef, useState } from 'react'

import type { CvTool } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { FixList } from '@/components/cv-builder/fix-list'
import { printPaper } from '@/components/cv-builder/print-paper'
import { takeAway, type Way } from '@/components/cv-builder/take-away'
import type { Paper } from '@/lib/client/cv-files/letters'
import { useHydrated } from '@/lib/client/use-hydrated'
import { finishWords } from '@/lib/content/cv-builder-screens'
import type { CvDocument, LetterDocument } from '@/lib/domain/cv/cv-document'
import { unfinishedPrompts } from '@/lib/domain/cv/disclosure-letter'

const words = finishWords.downloads
const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'CV.pdf', { type: 'application/pdf' })] })

type Props = { tool: CvTool; cv: CvDocument; letter: LetterDocument | null }

export function Downloads({ tool, cv, letter }: Props) {
  return (
    <section className="cv-fields not-on-paper">
      <h3>{words.heading}</h3>
      <p>{words.which}</p>
      {tool.kept.device === 'own' ? null : <p>{words.sharedFiles}</p>}
      <PaperButtons tool={tool} paper={{ kind: 'CV', document: cv }} label={words.cv} />
      {letter ? <PaperButtons tool={tool} paper={{ kind: 'letter', document: letter }} label={words.letter} /> : null}
      <p className="small">{words.printTip}</p>
    </section>
  )
}

type PaperButtonsProps = { tool: CvTool; paper: Paper; label: string }

function PaperButtons({ tool, paper, label }: PaperButtonsProps) {
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [stops, setStops] = useState(0)
  const isOnScreen = useHydrated()
  // Presses come faster than an old phone makes a file.
  const isMaking = useRef(false)
  const isLetter = paper.kind === 'letter'
  const prompts = isLetter ? unfinishedPrompts(tool.draft.disclosureLetter) : []

  const take = async (way: Way) => {
    if (isMaking.current) return
    if (prompts.length > 0) {
      setStops(stops + 1)
      return
    }
    setStops(0)
    if (way === 'print') return printPaper(paper)
    isMaking.current = true
    setIsBusy(true)
    setSaid(words.busy)
    setSaid(await takeAway(way, paper, tool.draft))
    setIsBusy(false)
    isMaking.current = false
  }
  const button = (way: Way, text: string, look = 'button-secondary') => (
    <button type="button" className={`button ${look}`} aria-disabled={isBusy || undefined} onClick={() => take(way)}>
      {text}
      <span className="visually-hidden"> ({label})</span>
    </button>
  )
  return (
    <div className="cv-take">
      <h4>{label}</h4>
      {stops > 0 && prompts.length > 0 ? (
        <FixList
          key={stops}
          title={finishWords.stop.title}
          text={finishWords.stop.text}
          fixes={prompts.map(({ text, start }) => ({
            key: String(start),
            text,
            onGo: () => tool.goTo('disclosure', fieldId('disclosureLetter')),
          }))}
        />
      ) : null}
      <div className="button-row">
        {button('pdf', words.pdf, 'button-primary')}
        {button('docx', words.word)}
        {button('txt', words.text)}
        {button('copy', words.copy)}
        {isLetter ? null : button('json', words.json)}
        {button('print', words.print)}
        {isOnScreen && canShareFiles() ? button('share', words.share) : null}
      </div>
      <p role="status" className="cv-said">
        {said}
      </p>
    </div>
  )
}
