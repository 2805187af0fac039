import type { Route } from 'next'

import { supportInPortal, type OwnSupportPlace } from '@/components/casework/support/own-support-places'
import { suggestionWords } from '@/lib/content/casework/work-search'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { PlanStep } from '@/lib/domain/casework/support-plan'

type Waiting = {
  /** The organisations that have written. */
  unread: readonly { reference: string; name: string; unread: number }[]
  suggestions: readonly {
    title: string
    company: string
    by: string | null
    organisation: string
    kept: 'saved' | 'hidden' | null
    applied: string | null
  }[]
  /** The next step of their own in a plan. */
  step: (Pick<PlanStep, 'what' | 'by'> & { reference: string }) | null
}

/** What waits for somebody who is helped: messages, jobs that were suggested and that they have not answered, and the next step of their plan. */
export function helpTasks({ unread, suggestions, step }: Waiting, place: OwnSupportPlace = supportInPortal) {
  const workAt = (reference: string, part: string) => `${place.workOf({ id: reference, reference })}#${part}` as Route
  const open = suggestions.filter(({ kept, applied }) => kept === null && applied === null)
  const first = open[0]
  return [
    ...unread.map((one) => ({
      headline: supportMessagesWords.newFrom(one.unread, one.name),
      about: '',
      label: supportMessagesWords.read(one.unread),
      href: workAt(one.reference, 'messages'),
    })),
    ...(first
      ? [
          {
            headline: suggestionWords.news(open.length, first.by ?? first.organisation),
            about: open.length === 1 ? `${first.title}, ${first.company}` : '',
            label: suggestionWords.look(open.length),
            href: place.suggested,
          },
        ]
      : []),
    ...(step
      ? [
          {
            headline: step.what,
            about: supportWorkWords.ofYourPlan(step.by === null ? null : weekdayText(step.by)),
            label: supportWorkWords.seePlan,
            href: workAt(step.reference, 'plan'),
          },
        ]
      : []),
  ]
}
