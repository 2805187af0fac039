import { useState } from 'react'

import { fieldId } from '@/components/cv-builder/field-id'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { TickBox } from '@/components/forms/tick-box'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { canLockFiles } from '@/lib/client/cv-drafts/can-lock-files'
import { finishWords } from '@/lib/content/cv-builder/screens'
import { isBlank } from '@/lib/domain/cv/cv-collection'
import { fileName } from '@/lib/domain/cv/cv-document'

const words = finishWords.save

/** A file for continuing on another computer. Without a passphrase it holds nothing that must stay private. */
export function SaveCopy({ tool }: StepProps) {
  const { draft, kept } = tool
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [said, setSaid] = useState('')
  const title = kept.cvs.find(({ id }) => id === kept.activeId)?.title ?? ''
  const others = kept.cvs.filter((cv) => cv.id !== kept.activeId && !isBlank(cv.draft))
  // The one on the screen comes first, because that is the one that opens.
  const cvs = [{ title, draft }, ...others.map((cv) => ({ title: cv.title, draft: cv.draft }))]
  const save = async () => {
    try {
      const [{ plainSaveFile }, { lockedSaveFile }, { saveOnDevice }] = await Promise.all([
        import('@/lib/domain/cv/save-file'),
        import('@/lib/client/cv-drafts/passphrase'),
        import('@/lib/client/cv-files/save-on-device'),
      ])
      const content = passphrase === '' ? plainSaveFile(cvs) : await lockedSaveFile(cvs, passphrase)
      saveOnDevice({
        name: fileName(draft.fullName, 'CV', 'saved.json'),
        type: 'application/json',
        bytes: new TextEncoder().encode(content),
      })
      setPassphrase('')
      setIsShown(false)
      setSaid(words.saved)
    } catch {
      setSaid(words.failed)
    }
  }
  return (
    <section className="cv-fields">
      <h3>{words.heading}</h3>
      <p>
        {words.hint} {others.length > 0 ? words.several : null}
      </p>
      {canLockFiles() ? (
        <>
          <TextField
            id={fieldId('passphrase')}
            label={words.passphrase}
            hint={words.passphraseHint}
            type={isShown ? 'text' : 'password'}
            // A shared computer must not offer to remember it.
            autoComplete={kept.device === 'own' ? 'new-password' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
          <TickBox id={fieldId('show-passphrase')} label={words.show} checked={isShown} onTick={setIsShown} />
        </>
      ) : (
        <p>{words.cannotLock}</p>
      )}
      <div>
        <Button look="secondary" onClick={save}>
          {words.save}
        </Button>
      </div>
      <p role="status" className="cv-said">
        {said}
      </p>
    </section>
  )
}
