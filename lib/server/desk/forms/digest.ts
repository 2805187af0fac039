import 'server-only'

import { formWords } from '@/lib/content/forms/form-words'
import type { GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { serviceClient } from '@/lib/server/supabase/service-client'

const page = '/dashboard/team/figures'

const choose = (wants: boolean): GuardedForm => ({
  page: () => page,
  keep: [],
  run: async ({ user: member }) => {
    const { data } = await serviceClient.rpc('choose_digest', { p_actor: member.id, p_wants: wants })
    return data === true
      ? { done: wants ? 'digest-on' : 'digest-off', at: page }
      : { problem: formWords.unavailable, field: null }
  },
})

/** Whether a member gets the digest. */
export const digestForms: GuardedForms = { 'digest-on': choose(true), 'digest-off': choose(false) }
