'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { extrasWords as words } from '@/lib/content/hiring/application-extras'
import type { CvDocument } from '@/lib/domain/cv/cv-document'

type State = 'ready' | 'busy' | 'done' | 'failed'
const says: Record<State, string> = {
  ready: '',
  busy: words.cvPdfBusy,
  done: words.cvPdfDone,
  failed: words.cvPdfFailed,
}

/** Makes the same tagged PDF as the CV builder does, in this browser. */
export function SaveCvPdf({ document }: { document: CvDocument }) {
  const [state, setState] = useState<State>('ready')
  const save = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const [{ makeFile }, { saveOnDevice }] = await Promise.all([
        import('@/lib/client/cv-files/make-file'),
        import('@/lib/client/cv-files/save-on-device'),
      ])
      const answer = await makeFile({ kind: 'CV', document }, 'pdf')
      if (answer.ok) saveOnDevice(answer.file)
      setState(answer.ok ? 'done' : 'failed')
    } catch {
      // The code for it did not arrive; the notice says what else there is.
      setState('failed')
    }
  }
  return (
    <div className="not-on-paper">
      <Button type="button" isSmall aria-disabled={state === 'busy' || undefined} onClick={() => void save()}>
        {words.cvPdf}
      </Button>
      <p role="status">{says[state]}</p>
    </div>
  )
}
