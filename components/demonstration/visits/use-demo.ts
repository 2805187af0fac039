import { useMemo } from 'react'

import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { demoViewers } from '@/lib/content/demonstration/story/viewers'
import { useDemoVisit } from '@/lib/client/demo-visit'
import type { Side } from '@/lib/domain/access/role'
import { plainDate } from '@/lib/domain/dates/plain-date'

/**
 * The demonstration for one side on a day, YYYY-MM-DD, which comes from the server so that server and browser render
 * the same. The live service gets from the database what a screen gets from here and its loader.
 */
export function useDemo<Area extends Side>(area: Area, day: string) {
  const scene = useMemo(() => {
    const today = plainDate(day)
    return { start: storyAt(today), viewers: demoViewers, today }
  }, [day])
  return { ...useDemoVisit(area, scene), viewer: scene.viewers[area], today: scene.today }
}
