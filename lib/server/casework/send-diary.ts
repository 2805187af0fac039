import 'server-only'

import { diaryTitle, diaryWords } from '@/lib/content/casework/diary'
import { londonDay } from '@/lib/domain/dates/london-time'
import { loadUpcoming } from '@/lib/server/casework/diary'
import { sendCalendarEntries } from '@/lib/server/http/send-calendar'

/** What is to come in the visitor's own diary, as a file for their calendar. */
export const sendDiary = (): Promise<Response> =>
  sendCalendarEntries('/dashboard/candidateportal', diaryWords.fileName, async () =>
    (await loadUpcoming(londonDay(new Date()))).map((entry) => ({ ...entry, title: diaryTitle(entry) })),
  )
