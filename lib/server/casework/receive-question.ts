import 'server-only'

import { checkInForm, employerCheckForm } from '@/lib/domain/outcomes/check-in'
import { ownAnswerForm } from '@/lib/domain/outcomes/job-check'
import { answerCheckIn, answerEmployerCheck } from '@/lib/server/casework/check-ins'
import { answerQuestion } from '@/lib/server/casework/job-starts'
import { seeDone } from '@/lib/server/forms/see-done'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { noStore } from '@/lib/server/http/no-store'
import { readForm } from '@/lib/server/http/read-form'
import { logEvent } from '@/lib/server/log'
import { logUnexpected } from '@/lib/server/unexpected'

const page = '/one-question'
const bodyLimitBytes = 4 * 1024

type Kept = 'kept' | 'kept-ended' | 'kept-person' | 'kept-employer' | 'broken' | 'wrong'

async function answerOf(fields: Readonly<Record<string, string>>): Promise<Kept> {
  if (fields.checkIn !== undefined) {
    const going = checkInForm.safeParse(fields)
    if (!going.success) return 'wrong'
    if (!(await answerCheckIn(fields.token ?? '', going.data.checkIn))) return 'broken'
    return fields.side === 'employer' ? 'kept-employer' : 'kept-person'
  }
  if (fields.stillThere !== undefined) {
    const still = employerCheckForm.safeParse(fields)
    if (!still.success) return 'wrong'
    return (await answerEmployerCheck(fields.token ?? '', still.data.stillThere)) ? 'kept' : 'broken'
  }
  const read = ownAnswerForm.safeParse(fields)
  if (!read.success) return 'wrong'
  const { answer, reason } = read.data
  const isKept = await answerQuestion(fields.token ?? '', {
    answer,
    reason,
    mayAskEmployer: fields.mayAsk === 'on',
    mayBeCounted: fields.mayCount === 'on',
  })
  return isKept ? (answer === 'ended' ? 'kept-ended' : 'kept') : 'broken'
}

/**
 * Takes the answer to the question that a link opened, without signing in; answers with the page to go to. Logs how it
 * went, but neither who nor what.
 */
export async function receiveQuestion(request: Request): Promise<Response> {
  const post = await readForm(request, bodyLimitBytes)
  if ('refused' in post) return new Response(null, { status: post.refused, headers: noStore })
  const { fields, isBroken } = post
  const outcome = isBroken
    ? 'broken'
    : await answerOf(fields).catch((error: unknown) => {
        logUnexpected('one_question', error)
        return 'unavailable' as const
      })
  logEvent('info', 'one_question', { outcome })
  const isTriedAgain = outcome === 'wrong' || outcome === 'unavailable'
  return seeDone(
    addToQuery(page, isTriedAgain ? { token: fields.token ?? '', state: outcome } : { state: outcome }),
    null,
  )
}
