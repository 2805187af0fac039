import { useState } from 'react'

import { cvStore } from '@/components/cv-builder/cv-store'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { startWords, cvToolWords } from '@/lib/content/cv-builder/screens'
import { dayAndClockText } from '@/lib/content/wording/moment-text'
import { mostCvs, type KeptCv } from '@/lib/domain/cv/cv-collection'
import { emptyDraft } from '@/lib/domain/cv/cv-draft'

const words = startWords.drafts
const headingId = fieldId('drafts')

/** The CVs stored on this device, and older versions of the one that is open. */
export function DraftList({ tool }: StepProps) {
  const { cvs } = tool.kept
  const [removed, setRemoved] = useState<KeptCv | null>(null)
  const { keeper } = cvStore()
  const isFull = cvs.length >= mostCvs
  return (
    <>
      <section className="cv-fields">
        <h3 id={headingId} tabIndex={-1}>
          {words.heading}
        </h3>
        <ul className="plain-list cv-drafts">
          {cvs.map((cv) => (
            <li key={cv.id}>
              <DraftRow
                cv={cv}
                tool={tool}
                isFull={isFull}
                onRemove={() => {
                  setRemoved(cv)
                  keeper.remove(cv.id)
                  focusSoon(headingId)
                }}
              />
            </li>
          ))}
        </ul>
        {removed && !isFull ? (
          <p role="status" className="cv-row">
            {words.removed}{' '}
            <Button
              look="secondary"
              onClick={() => {
                keeper.add(removed.title, removed.draft)
                setRemoved(null)
                focusSoon(headingId)
              }}
            >
              {cvToolWords.undo}
            </Button>
          </p>
        ) : null}
        <div className="button-row">
          <Button
            look="secondary"
            disabled={isFull}
            onClick={() => {
              keeper.add('', emptyDraft())
              tool.goTo('personal')
            }}
          >
            {words.another}
          </Button>
        </div>
        {isFull ? <p>{words.full}</p> : null}
      </section>
      <Versions tool={tool} />
    </>
  )
}

type DraftRowProps = StepProps & { cv: KeptCv; isFull: boolean; onRemove: () => void }

function DraftRow({ cv, tool, isFull, onRemove }: DraftRowProps) {
  const { keeper } = cvStore()
  const isOpen = cv.id === tool.kept.activeId
  const name = cv.title.trim() || cv.draft.fullName.trim() || words.unnamed
  const act = (text: string, onClick: () => void, isOff = false) => (
    <Button look="secondary" disabled={isOff} onClick={onClick}>
      {text}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
  const copy = () => {
    keeper.copy(cv.id, `${words.copyOf} ${name}`)
    tool.tell(words.copied)
    focusSoon(headingId)
  }
  return (
    <div className="cv-fields">
      <h4 dir="auto">{name}</h4>
      {isOpen ? (
        <TextField
          id={fieldId('title', cv.id)}
          label={words.rename}
          hint={words.renameHint}
          autoComplete="off"
          dir="auto"
          value={cv.title}
          onChange={({ target }) => keeper.rename(cv.id, target.value)}
        />
      ) : null}
      <p className="small">
        {isOpen ? `${words.current}. ` : null}
        {words.changed} {dayAndClockText(cv.changedAt)}
      </p>
      <div className="button-row">
        {isOpen ? null : act(words.open, () => keeper.choose(cv.id))}
        {act(words.copy, copy, isFull)}
        {act(words.remove, onRemove)}
      </div>
    </div>
  )
}

function Versions({ tool }: StepProps) {
  const { heading, hint, none, restore, restored } = startWords.versions
  const { versions } = tool.kept
  return (
    <details className="cv-fold">
      <summary>{heading}</summary>
      <div className="cv-fields">
        <p>{versions.length === 0 ? none : hint}</p>
        <ul className="plain-list cv-drafts">
          {versions.map(({ at, draft }) => (
            <li key={at} className="cv-row">
              <span>{dayAndClockText(at)}</span>
              <Button
                look="secondary"
                onClick={() => {
                  tool.change({ type: 'replace', draft, reason: 'restored' })
                  tool.tell(restored)
                }}
              >
                {restore}
                <span className="visually-hidden"> {dayAndClockText(at)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
