'use client'

import { useEffect } from 'react'

import { forgetTyped } from '@/lib/client/typed-form'

/** On the page after a form that was kept while it was typed: it has been sent, so the device forgets it. */
export function ForgetTyped() {
  useEffect(forgetTyped, [])
  return null
}
