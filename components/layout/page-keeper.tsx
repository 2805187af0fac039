'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { keepPages } from '@/lib/client/offline/kept-pages'
import { mayBeKept } from '@/lib/domain/offline/kept-pages'

/** Shows nothing. From a public page on, the browser keeps those that are opened, so that they open without a connection. */
export function PageKeeper() {
  const path = usePathname()
  useEffect(() => {
    if (mayBeKept(path)) keepPages()
  }, [path])
  return null
}
