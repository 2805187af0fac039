import { useState, type ChangeEvent } from 'react'

import { cvStore } from '@/components/cv-builder/cv-store'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { Field, FieldError } from '@/components/forms/field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { startWords, cvToolWords } from '@/lib/content/cv-builder/screens'
import type { NamedCv, OpenedFile } from '@/lib/domain/cv/save-file'

const words = startWords.open
const fileId = fieldId('file')
const passphraseId = fieldId('file-passphrase')

type Problem = keyof typeof words.failed

export function OpenFile({ tool }: StepProps) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [locked, setLocked] = useState<Record<string, unknown> | null>(null)
  const [passphrase, setPassphrase] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const open = (cvs: readonly NamedCv[]) => {
    setLocked(null)
    setPassphrase('')
    setProblem(null)
    const [first, ...others] = cvs
    const { keeper } = cvStore()
    const { activeId } = keeper.getState()
    if (first && first.title !== '') keeper.rename(activeId, first.title)
    const left = others.filter(({ title, draft }) => keeper.add(title, draft) === null)
    keeper.choose(activeId)
    // Last, because opening another CV starts the undo steps afresh, and this change must be undoable.
    if (first) tool.change({ type: 'replace', draft: first.draft, reason: 'opened' })
    tool.tell(left.length > 0 ? words.openedSome : words.opened)
  }
  const take = (file: OpenedFile | { ok: false; problem: 'passphrase' }) => {
    if (file.ok) return open(file.cvs)
    if (file.problem === 'no-passphrase') {
      setLocked(file.locked)
      focusSoon(passphraseId)
    } else setProblem(file.problem)
  }
  const work = async (reading: () => Promise<Parameters<typeof take>[0]>) => {
    setProblem(null)
    setIsBusy(true)
    try {
      take(await reading())
    } catch {
      setProblem('not-loaded')
    }
    setIsBusy(false)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setLocked(null)
    await work(async () => (await import('@/lib/client/cv-drafts/read-cv-file')).readCvFile(file))
    // Lets the same file be chosen again after it was fixed.
    target.value = ''
  }
  const unlock = async () => {
    if (locked)
      await work(async () => (await import('@/lib/client/cv-drafts/passphrase')).unlockFile(locked, passphrase))
  }
  return (
    <details className="cv-fold">
      <summary>{words.heading}</summary>
      <div className="cv-fields">
        <Field id={fileId} label={words.label} hint={words.hint}>
          <input
            id={fileId}
            type="file"
            className="text-input"
            accept=".json,application/json"
            aria-describedby={`${fileId}-hint`}
            onChange={choose}
          />
        </Field>
        <div role="alert">
          <FieldError id={fileId} error={problem ? words.failed[problem] : undefined} />
        </div>
        {locked ? (
          <>
            <TextField
              id={passphraseId}
              label={words.passphrase}
              hint={words.passphraseHint}
              type="password"
              autoComplete="off"
              value={passphrase}
              onChange={({ target }) => setPassphrase(target.value)}
            />
            <Button look="secondary" disabled={isBusy || passphrase === ''} onClick={unlock}>
              {words.openIt}
            </Button>
          </>
        ) : null}
        {isBusy ? <p role="status">{cvToolWords.loading}</p> : null}
      </div>
    </details>
  )
}
