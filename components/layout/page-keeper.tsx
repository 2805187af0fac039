'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { keepPages } from '@/lib/client/offline/kept-pages'
import { mayBeKept } from '@/lib/domain/offline/kept-pages'

/**
 * Renders nothing. From the first public page on, the browser keeps the pages that are opened, so that they open
 * offline.
 */
export function PageKeeper() {
  const path = usePathname()
  useEffect(() => {
    if (mayBeKept(path)) keepPages()
  }, [path])
  return null
}
