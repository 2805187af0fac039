'use client'

import { useEffect } from 'react'

import { forgetTyped } from '@/lib/client/typed-form'

type Props = { name?: string }

/** On the page after a form that was kept while it was typed: it has been sent, so the device forgets it. Without a name it forgets all. */
export function ForgetTyped({ name }: Props) {
  useEffect(() => forgetTyped(name), [name])
  return null
}
