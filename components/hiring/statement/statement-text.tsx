'use client'

import { useEffect, useMemo, useRef, useState } from 'react'

import { StatementField } from '@/components/hiring/statement/statement-field'
import { Button } from '@/components/ui/button'
import { forgetStatementWords, keepStatementWords, readStatementWords } from '@/lib/client/statement-words'
import { useHydrated } from '@/lib/client/use-hydrated'
import { statementWords as words } from '@/lib/content/hiring/statement'

type Props = {
  /** The account, so that nobody else who signs in here is shown what was typed. */
  owner: string
  /** What is saved, or '' if nothing is. */
  saved: string
  error?: string | undefined
}

/**
 * The field for a statement. What is typed into it stays in this tab until it is saved: a reload, a lost connection and
 * an ended session lose nothing.
 */
export function StatementText({ owner, saved, error }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [isDone, setDone] = useState(false)
  const textarea = () => field.current?.querySelector('textarea') ?? null
  const unsaved = useMemo(() => {
    const kept = isHydrated ? readStatementWords(owner) : null
    return kept === null || kept.trim() === saved.trim() ? null : kept
  }, [isHydrated, owner, saved])

  useEffect(() => {
    const area = textarea()
    // Unless they have begun to type before the scripts came.
    if (unsaved !== null && area?.value === saved) area.value = unsaved
    if (isHydrated && unsaved === null) forgetStatementWords()
  }, [isHydrated, unsaved, saved])

  const startAgain = () => {
    const area = textarea()
    if (area) {
      area.value = saved
      area.focus()
    }
    forgetStatementWords()
    setDone(true)
  }

  return (
    <div ref={field} onInput={() => keepStatementWords({ owner, text: textarea()?.value ?? '' })}>
      <div role="status">
        {unsaved !== null && !isDone ? (
          <div className="notice">
            <p>{words.broughtBack}</p>
            <Button type="button" look="secondary" isSmall onClick={startAgain}>
              {saved === '' ? words.clearTyped : words.backToSaved}
            </Button>
          </div>
        ) : null}
      </div>
      <StatementField saved={saved} error={error} />
    </div>
  )
}
