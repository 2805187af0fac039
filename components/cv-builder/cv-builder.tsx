'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { CvBar } from '@/components/cv-builder/cv-bar'
import { CvFooter } from '@/components/cv-builder/cv-footer'
import { ClearDialog } from '@/components/cv-builder/clear-dialog'
import type { CvTool, Today } from '@/components/cv-builder/cv-tool'
import { focusField } from '@/components/cv-builder/field-id'
import { blankCv, currentCv, cvStore, subscribeToCv } from '@/components/cv-builder/cv-store'
import { LivePreview } from '@/components/cv-builder/live-preview'
import { Notices } from '@/components/cv-builder/notices'
import { prepareStep } from '@/components/cv-builder/later-step'
import { PreviewDialog } from '@/components/cv-builder/preview-dialog'
import { usePrintTitle } from '@/components/cv-builder/print-paper'
import { ReadAloud } from '@/components/cv-builder/read-aloud'
import { StepBody } from '@/components/cv-builder/step-body'
import { StepProgress } from '@/components/cv-builder/step-progress'
import { forgetOffline, useOffline } from '@/components/cv-builder/use-offline'
import { showStep, useCvStep } from '@/components/cv-builder/use-cv-step'
import { useUnloadWarning } from '@/components/cv-builder/use-unload-warning'
import { useUndoKeys } from '@/components/cv-builder/use-undo-keys'
import { leaveFor } from '@/lib/client/leave-for'
import { useHydrated } from '@/lib/client/use-hydrated'
import {
  finishWords,
  readAloudWords,
  skillWords,
  stepWords,
  cvToolWords as words,
} from '@/lib/content/cv-builder/screens'
import { undoWords } from '@/lib/content/cv-builder/undo-words'
import { neutralSite } from '@/lib/content/site/neutral-site'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvHistory } from '@/lib/domain/cv/cv-history'
import { stepAfter, type CvStep } from '@/lib/domain/cv/cv-steps'
import { missingParts } from '@/lib/domain/cv/missing-parts'

const headingId = 'cv-step-heading'

/** A field of a step to go to, instead of its heading. */
type Arriving = { step: CvStep; field: string }

/** Undo and redo, each announcing what it did. */
function undoTelling({ past, future }: CvHistory, tell: (message: string) => void) {
  const labelOf = (steps: CvHistory['past'], act: () => void, word: string) => () => {
    const label = steps.at(-1)?.label
    act()
    if (label) tell(`${word} ${undoWords[label]}`)
  }
  return {
    undo: labelOf(past, () => cvStore().undo(), words.undone),
    redo: labelOf(future, () => cvStore().redo(), words.redone),
  }
}

const todayIs = (): Today => {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}

/** What is typed stays in this component and, once the person has said whose device this is, in the browser's storage. */
export function CvBuilder({ build }: { build: string }) {
  const step = useCvStep()
  const isReady = useHydrated()
  const { kept, history, unadded } = useSyncExternalStore(subscribeToCv, currentCv, blankCv)
  const draft = history.present
  const [message, setMessage] = useState('')
  const [deviceSkips, setDeviceSkips] = useState(0)
  const [arrival, setArrival] = useState<Arriving | null>(null)
  const [open, setOpen] = useState<'preview' | 'clear' | null>(null)
  useOffline({ isOwnDevice: kept.device === 'own', build })
  useUnloadWarning(kept, unadded)
  usePrintTitle(() => cvDocument(draft).title)

  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // The browser's own Back button leaves a step too.
    cvStore().addUnadded()
    prepareStep(stepAfter(step) ?? '')
    // A field that was asked for takes focus itself, once its step has loaded.
    if (arrival?.step === step) return
    const heading = document.getElementById(headingId)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [step, arrival])

  const goTo = (next: CvStep, field?: string) => {
    const added = cvStore().addUnadded()
    cvStore().change({ type: 'put-in-order' })
    cvStore().keeper.flush()
    setMessage(added.length === 0 ? '' : `${skillWords.added} ${added.join(', ')}`)
    setArrival(field === undefined ? null : { step: next, field })
    setDeviceSkips(0)
    if (next === step && field !== undefined) focusField(field)
    showStep(next)
  }
  /** From the first step only once it is known whose device this is: until then nothing would be kept. */
  const goOn = (next: CvStep) => {
    if (step !== 'start' || kept.device !== null || kept.found === 'newer') {
      goTo(next)
      return
    }
    setMessage('')
    setDeviceSkips((before) => before + 1)
  }
  const { undo, redo } = undoTelling(history, setMessage)
  useUndoKeys(undo, redo)

  const clear = async () => {
    const { cleared } = cvStore().keeper.clearEverything()
    showStep('start')
    setArrival(null)
    setDeviceSkips(0)
    setMessage(cleared ? words.cleared : words.clearFailed)
    document.getElementById(headingId)?.focus()
    await forgetOffline()
  }
  const leave = () => {
    cvStore().leave()
    leaveFor(neutralSite)
  }
  const tool: CvTool = {
    draft,
    today: todayIs(),
    kept,
    deviceSkips,
    change: (change) => {
      setMessage('')
      return cvStore().change(change)
    },
    unadded,
    typeUnadded: (typed) => cvStore().typeUnadded(typed),
    tell: setMessage,
    goTo,
  }
  return (
    <div className="cv-tool" data-step={step}>
      <CvBar
        kept={kept}
        isStart={step === 'start'}
        isReady={isReady}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onGo={goTo}
        onLeave={leave}
        onClear={() => setOpen('clear')}
        onUndo={undo}
        onRedo={redo}
      />
      <Notices kept={kept} />
      <div className="cv-columns">
        <div className="cv-main">
          <div className="not-on-paper">
            <h2 id={headingId} tabIndex={-1} className="cv-heading">
              {step === 'finish' && missingParts(draft).length > 0
                ? finishWords.unfinished.heading
                : stepWords[step].heading}
            </h2>
            <StepProgress step={step} isReady={isReady} onGo={goTo} />
          </div>
          <fieldset className="cv-step cv-fields" disabled={!isReady}>
            <StepBody key={step} step={step} tool={tool} arrivesAt={arrival?.step === step ? arrival.field : null} />
            {step === 'finish' ? null : <ReadAloud label={readAloudWords.readStep} within=".cv-heading, .cv-step" />}
          </fieldset>
          <CvFooter
            step={step}
            history={history}
            isReady={isReady}
            onGo={goOn}
            onSee={() => setOpen('preview')}
            onUndo={undo}
            kept={kept}
            message={message}
          />
        </div>
        {step === 'finish' ? null : <LivePreview draft={draft} />}
      </div>
      {open === 'preview' ? <PreviewDialog draft={draft} onClose={() => setOpen(null)} /> : null}
      {open === 'clear' ? <ClearDialog onClear={clear} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
