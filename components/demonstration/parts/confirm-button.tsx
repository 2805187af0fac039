import { useEffect, useRef, useState } from 'react'

import { ActButton } from '@/components/work/act-button'
import { partWords } from '@/lib/content/dashboards/part-words'

type Props = {
  label: string
  /** For screen readers, where several buttons have the same label; begins with that label. */
  name?: string
  look?: 'primary' | 'secondary' | 'quiet'
  /** Asked before it is done: 'Close this job? Nobody can apply any more.' */
  question: string
  /** On the button that does it: 'Yes, close it'. */
  yes: string
  /** On the button that cancels. */
  no?: string
  onConfirm: () => void
}

/** For actions that are hard to undo: asks in place, and gives focus back when the answer is no. */
export function ConfirmButton({ label, name, look, question, yes, no: keep, onConfirm }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (isAsking) no.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (!isAsking) {
    return (
      <ActButton ref={opener} aria-label={name} {...(look && { look })} onClick={() => setIsAsking(true)}>
        {label}
      </ActButton>
    )
  }
  return (
    <div className="dash-confirm" role="group" aria-label={question}>
      <p>{question}</p>
      <div className="button-row">
        <ActButton ref={no} onClick={() => setIsAsking(false)}>
          {keep ?? partWords.keep}
        </ActButton>
        <ActButton
          look="primary"
          onClick={() => {
            setIsAsking(false)
            onConfirm()
          }}
        >
          {yes}
        </ActButton>
      </div>
    </div>
  )
}
