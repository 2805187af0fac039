'use client'

import { useState } from 'react'

import { ActButton } from '@/components/work/act-button'
import { enquiryWords } from '@/lib/content/desk/enquiry'

type Props = { text: string; name: string }

/** Copies a text with one click, and says whether it worked. */
export function CopyButton({ text, name }: Props) {
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    )
  return (
    <>
      <ActButton aria-label={`${enquiryWords.copy} ${name.toLowerCase()}`} onClick={() => void copy()}>
        {enquiryWords.copy}
      </ActButton>
      <span role="status" className="desk-copied">
        {result === null ? null : enquiryWords[result]}
      </span>
    </>
  )
}
