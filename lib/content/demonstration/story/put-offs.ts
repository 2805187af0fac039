import type { SupportAlertKind } from '@/lib/domain/casework/support-alerts'

type StoryPutOff = { person: number; kind: SupportAlertKind; until: number; reason: string }

/** The alerts that somebody put off, with days from today instead of dates. */
export const storyPutOffs: readonly StoryPutOff[] = [
  { person: 108, kind: 'no_contact', until: 7, reason: 'On a course until then. We’ll talk when we meet.' },
]
