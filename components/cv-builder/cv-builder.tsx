'use client'

import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { ClearDialog } from '@/components/cv-builder/clear-dialog'
import { CvPreview } from '@/components/cv-builder/cv-preview'
import type { CvTool, StepProps, Today } from '@/components/cv-builder/cv-tool'
import { fieldId, focusField } from '@/components/cv-builder/field-id'
import { blankCv, currentCv, cvStore, subscribeToCv } from '@/components/cv-builder/cv-store'
import { Notices } from '@/components/cv-builder/notices'
import { Arrival, LaterStep, prepareStep } from '@/components/cv-builder/later-step'
import { PersonalStep } from '@/components/cv-builder/personal-step'
import { PreviewDialog } from '@/components/cv-builder/preview-dialog'
import { usePrintTitle } from '@/components/cv-builder/print-paper'
import { ReadAloud } from '@/components/cv-builder/read-aloud'
import { SaveState } from '@/components/cv-builder/save-state'
import { StartStep } from '@/components/cv-builder/start-step'
import { StepProgress } from '@/components/cv-builder/step-progress'
import { SummaryStep } from '@/components/cv-builder/summary-step'
import { UndoNotice } from '@/components/cv-builder/undo-notice'
import { forgetOffline, useOffline } from '@/components/cv-builder/use-offline'
import { showStep, useStep } from '@/components/cv-builder/use-step'
import { useUnloadWarning } from '@/components/cv-builder/use-unload-warning'
import { useUndoKeys } from '@/components/cv-builder/use-undo-keys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { previewWords, readAloudWords, stepWords, toolWords as words } from '@/lib/content/cv-builder-screens'
import { undoWords } from '@/lib/content/cv-builder/undo-words'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import { progressAt, stepAfter, stepBefore, type CvStep } from '@/lib/domain/cv/cv-steps'

const headingId = 'cv-step-heading'

/** A field of a step to go to, in place of its heading. */
type Arriving = { step: CvStep; field: string }

const todayIs = (): Today => {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}

/** What is typed stays in this component and, once the person has said whose device this is, in the browser's storage. */
export function CvBuilder({ build }: { build: string }) {
  const step = useStep()
  const isReady = useHydrated()
  const { kept, history } = useSyncExternalStore(subscribeToCv, currentCv, blankCv)
  const draft = history.present
  const [message, setMessage] = useState('')
  const [arrival, setArrival] = useState<Arriving | null>(null)
  const [open, setOpen] = useState<'preview' | 'clear' | null>(null)
  useOffline({ isOwnDevice: kept.device === 'own', build })
  useUnloadWarning(kept)
  usePrintTitle(() => cvDocument(draft).title)

  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    prepareStep(stepAfter(step) ?? '')
    // A field that was asked for takes the focus itself, once its step has come.
    if (arrival?.step === step) return
    const heading = document.getElementById(headingId)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [step, arrival])

  const goTo = (next: CvStep, field?: string) => {
    cvStore().change({ type: 'put-in-order' })
    cvStore().keeper.flush()
    setMessage('')
    setArrival(field === undefined ? null : { step: next, field })
    if (next === step && field !== undefined) focusField(field)
    showStep(next)
  }
  const undo = () => {
    const label = history.past.at(-1)?.label
    cvStore().undo()
    if (label) setMessage(`${words.undone} ${undoWords[label]}`)
  }
  const redo = () => {
    const label = history.future.at(-1)?.label
    cvStore().redo()
    if (label) setMessage(`${words.redone} ${undoWords[label]}`)
  }
  useUndoKeys(undo, redo)

  const clear = async () => {
    const { cleared } = cvStore().keeper.clearEverything()
    showStep('start')
    setArrival(null)
    setMessage(cleared ? words.cleared : words.clearFailed)
    document.getElementById(headingId)?.focus()
    await forgetOffline()
  }
  const leave = () => {
    cvStore().leave()
    window.location.replace('/')
  }
  const tool: CvTool = {
    draft,
    today: todayIs(),
    kept,
    change: (change) => cvStore().change(change),
    tell: setMessage,
    goTo,
  }
  const before = stepBefore(step)
  const after = stepAfter(step)
  const { number, total } = progressAt(step)
  return (
    <div className="cv-tool" data-step={step}>
      <div className="cv-bar not-on-paper">
        <SaveState kept={kept} onAsk={() => goTo('start', fieldId('device'))} />
        <div className="button-row">
          <button type="button" className="button button-secondary" disabled={!isReady} onClick={leave}>
            {words.leave}
          </button>
          <button
            type="button"
            className="button button-secondary"
            disabled={!isReady}
            onClick={() => setOpen('clear')}
          >
            {words.clear}
          </button>
          <button
            type="button"
            className="button button-secondary"
            aria-disabled={history.past.length === 0 || undefined}
            onClick={undo}
          >
            {words.undo}
          </button>
          <button
            type="button"
            className="button button-secondary"
            aria-disabled={history.future.length === 0 || undefined}
            onClick={redo}
          >
            {words.redo}
          </button>
        </div>
      </div>
      <p role="status" className="cv-message not-on-paper">
        {message}
      </p>
      <Notices kept={kept} />
      <div className="cv-columns">
        <div className="cv-main">
          <div className="not-on-paper">
            <StepProgress step={step} isReady={isReady} onGo={goTo} />
            <h2 id={headingId} tabIndex={-1} className="cv-heading">
              {stepWords[step].heading}
            </h2>
          </div>
          <fieldset className="cv-step cv-fields" disabled={!isReady}>
            <StepBody key={step} step={step} tool={tool} arrivesAt={arrival?.step === step ? arrival.field : null} />
            {step === 'finish' ? null : <ReadAloud label={readAloudWords.readStep} within=".cv-heading, .cv-step" />}
          </fieldset>
          <div className="cv-footer not-on-paper">
            <UndoNotice key={step} history={history} onUndo={undo} />
            <div className="cv-footer-top">
              <p>
                {words.step} {number} {words.of} {total}
              </p>
              <button type="button" className="cv-link cv-see" disabled={!isReady} onClick={() => setOpen('preview')}>
                {previewWords.show}
              </button>
            </div>
            <div className="cv-footer-buttons">
              <button
                type="button"
                className="button button-secondary"
                disabled={!isReady || !before}
                onClick={() => before && goTo(before)}
              >
                {words.previous}
              </button>
              <button
                type="button"
                className="button button-primary"
                disabled={!isReady || !after}
                onClick={() => after && goTo(after)}
              >
                {words.continue}
              </button>
            </div>
          </div>
        </div>
        {step === 'finish' ? null : <LivePreview draft={draft} />}
      </div>
      {open === 'preview' ? <PreviewDialog draft={draft} onClose={() => setOpen(null)} /> : null}
      {open === 'clear' ? <ClearDialog onClear={clear} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

type StepBodyProps = StepProps & { step: CvStep; arrivesAt: string | null }

function StepBody({ step, tool, arrivesAt }: StepBodyProps) {
  switch (step) {
    case 'start':
      return (
        <>
          <StartStep tool={tool} />
          <Arrival at={arrivesAt} />
        </>
      )
    case 'personal':
      return (
        <>
          <PersonalStep tool={tool} />
          <Arrival at={arrivesAt} />
        </>
      )
    case 'summary':
      return (
        <>
          <SummaryStep tool={tool} />
          <Arrival at={arrivesAt} />
        </>
      )
    default:
      return <LaterStep name={step} tool={tool} arrivesAt={arrivesAt} />
  }
}

/** Beside the fields on a wide screen; on a small one it is hidden, and shown on paper only. */
function LivePreview({ draft }: { draft: CvDraft }) {
  // Typing comes first: an old phone draws the preview when it has time.
  const shown = useDeferredValue(draft)
  return (
    <aside className="cv-aside" aria-labelledby="cv-aside-title" tabIndex={0}>
      <h2 id="cv-aside-title" className="not-on-paper">
        {previewWords.heading}
      </h2>
      <CvPreview document={cvDocument(shown)} />
    </aside>
  )
}
