import { subjectPageWords } from '@/lib/content/desk/subjects'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'

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
