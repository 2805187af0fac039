'use client'

import { useEffect, useState, type ComponentType } from 'react'

import { keptEnquiryName } from '@/lib/domain/offline/kept-enquiry'

/** Renders nothing, and fetches nothing, unless an enquiry is waiting on this device. */
export function KeptEnquiryLoader() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    const look = () => {
      try {
        if (localStorage.getItem(keptEnquiryName) === null) return
      } catch {
        return
      }
      void import('@/components/layout/kept-enquiry-notice').then(
        (loaded) => setNotice(() => loaded.KeptEnquiryNotice),
        () => undefined,
      )
    }
    look()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [])
  return Notice ? <Notice /> : null
}
