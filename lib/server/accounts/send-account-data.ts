import 'server-only'

import { problemWords } from '@/lib/content/account/account'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { loadAccountData } from '@/lib/server/accounts/load-account-data'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { keepInput } from '@/lib/server/auth/kept-input'
import { serverEnv } from '@/lib/server/env'
import { noStore } from '@/lib/server/http/no-store'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { seeOther } from '@/lib/server/http/see-other'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'
import { goOnWith } from '@/lib/server/unexpected'

/** Everything stored about the visitor's own account, as a JSON file. Accepts only form posts from our own pages. */
export async function sendAccountData(request: Request): Promise<Response> {
  if (judgeOrigin(request.headers, serverEnv.SITE_URL) !== 'same') {
    return new Response(null, { status: 403, headers: noStore })
  }
  const verdict = await userOfHandler()
  if (verdict.state === 'signed-out') return seeOther(signInAddress('/account'))
  if (verdict.state === 'signed-in' && verdict.user.needsSecondStep) return seeOther(secondStepAddress('/account'))
  const data =
    verdict.state === 'signed-in'
      ? await loadAccountData(verdict.user.id).catch(goOnWith('account/data-file', null))
      : null
  logEvent('info', 'account', { action: 'data', outcome: data ? 'done' : 'unavailable' })
  if (!data) {
    const again = await keepInput({ message: problemWords.unavailable, field: null, values: {} })
    return seeOther(addToQuery('/account', { again }))
  }
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  })
}
