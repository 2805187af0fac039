'use client'

import { useEffect } from 'react'

import { errorTitleStart } from '@/lib/content/forms/problem-title'

/** Renders nothing. The tab of a page with something to mend says so first, as long as it is there. */
export function ErrorTitle() {
  useEffect(() => {
    const mark = () => {
      const { title } = document
      if (title && !title.startsWith(errorTitleStart)) document.title = `${errorTitleStart}${title}`
    }
    mark()
    // Next.js may write the page's title after this has run.
    const watcher = new MutationObserver(mark)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watcher.disconnect()
      if (document.title.startsWith(errorTitleStart)) document.title = document.title.slice(errorTitleStart.length)
    }
  }, [])
  return null
}
