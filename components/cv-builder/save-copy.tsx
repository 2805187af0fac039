import { useState } from 'react'

import { fieldId } from '@/components/cv-builder/field-id'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { TextField } from '@/components/forms/text-field'
import { finishWords } from '@/lib/content/cv-builder-screens'
import { fileName } from '@/lib/domain/cv/cv-document'

const words = finishWords.save

/** A file to go on with on another computer. Without a passphrase it holds nothing that anybody may not read. */
export function SaveCopy({ tool }: StepProps) {
  const { draft, kept } = tool
  const [passphrase, setPassphrase] = useState('')
  const [said, setSaid] = useState('')
  const save = async () => {
    try {
      const [{ plainSaveFile }, { lockedSaveFile }, { saveOnDevice }] = await Promise.all([
        import('@/lib/domain/cv/save-file'),
        import('@/lib/client/cv-drafts/passphrase'),
        import('@/lib/client/cv-files/save-on-device'),
      ])
      const title = kept.cvs.find(({ id }) => id === kept.activeId)?.title ?? ''
      const cvs = [{ title, draft }]
      const content = passphrase === '' ? plainSaveFile(cvs) : await lockedSaveFile(cvs, passphrase)
      saveOnDevice({
        name: fileName(draft.fullName, 'CV', 'saved.json'),
        type: 'application/json',
        bytes: new TextEncoder().encode(content),
      })
      setPassphrase('')
      setSaid(words.saved)
    } catch {
      setSaid(words.failed)
    }
  }
  return (
    <section className="cv-fields">
      <h3>{words.heading}</h3>
      <p>{words.hint}</p>
      <TextField
        id={fieldId('passphrase')}
        label={words.passphrase}
        hint={words.passphraseHint}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      <div>
        <button type="button" className="button button-secondary" onClick={save}>
          {words.save}
        </button>
      </div>
      <p role="status" className="cv-said">
        {said}
      </p>
    </section>
  )
}
