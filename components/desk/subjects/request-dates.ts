import { subjectOutcomeWords, subjectPageWords } from '@/lib/content/desk/subjects'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { SubjectRequestOutcome } from '@/lib/domain/desk/subject-request'

/** When a request came and by when the law wants it answered, before anybody may see whose data it is about and after. */
export function requestDates({ receivedOn, dueOn }: { receivedOn: PlainDate; dueOn: PlainDate }) {
  const monthEnds = addMonths(receivedOn, 1)
  const due = dayText(dueOn)
  return [
    { name: subjectPageWords.facts.received, value: dayText(receivedOn) },
    {
      name: subjectPageWords.facts.due,
      value: dueOn === monthEnds ? due : subjectPageWords.nextWorkingDay(due, weekdayText(monthEnds)),
    },
  ]
}

/** When and how a request was closed; nothing for one that is open. */
export const endOfRequest = ({ doneAt, outcome }: { doneAt: string | null; outcome: SubjectRequestOutcome | null }) =>
  doneAt === null || outcome === null
    ? []
    : [{ name: subjectPageWords.facts.closed, value: `${momentDayText(doneAt)}: ${subjectOutcomeWords[outcome]}` }]
