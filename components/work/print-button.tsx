'use client'

import { ActButton } from '@/components/work/act-button'
import { partWords } from '@/lib/content/dashboards/part-words'

export function PrintButton() {
  return <ActButton onClick={() => window.print()}>{partWords.print}</ActButton>
}
