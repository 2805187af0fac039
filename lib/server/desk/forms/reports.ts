import 'server-only'

import { z } from 'zod'

import { deskReportWords as words } from '@/lib/content/desk/reports'
import { formWords } from '@/lib/content/forms/form-words'
import { closeReport } from '@/lib/server/desk/message-reports'
import type { GuardedForms } from '@/lib/server/forms/guarded-form'

const list = '/dashboard/team/reports'
const id = z.uuid()

/** What the team does with a reported message. */
export const reportForms: GuardedForms = {
  'report-close': {
    page: ({ report }) => (id.safeParse(report).success ? `${list}/${report}` : list),
    keep: [],
    async run({ fields, user }) {
      const report = id.safeParse(fields.report)
      const missing = { problem: words.problems.missing, field: null, at: list }
      if (!report.success) return missing
      const outcome = await closeReport(user.id, report.data)
      if (outcome === 'done') return { done: 'closed' satisfies keyof typeof words.done, at: list }
      return outcome === 'missing' ? missing : { problem: formWords.unavailable, field: null }
    },
  },
}
