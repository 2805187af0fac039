import { supportMessagesProblems } from '@/lib/content/casework/support-messages'
import { supportWorkProblems } from '@/lib/content/casework/support-work'
import { ownMessageForms, workerMessageForms, type MessageStore } from '@/lib/server/casework/support-message-forms'
import { ownSupportWorkForms, supportWorkForms } from '@/lib/server/casework/support-work-forms'

type Run = NonNullable<ReturnType<typeof ownMessageForms>[string]>['run']
const user = { id: '00000000-0000-4000-8000-000000000001' } as Parameters<Run>[0]['user']
const page = () => '/page'
const messages = { send: () => Promise.resolve('missing') } as unknown as MessageStore
const take = () => Promise.resolve({ outcome: 'missing' as const })

const message = { reference: 'SP-000001', text: 'See you on Friday.' }
const step = { reference: 'SP-000001', step: '00000000-0000-4000-8000-000000000009', is_done: 'yes' }

test.each([
  ['a worker who writes', workerMessageForms(page, messages)['message-send'], message, supportMessagesProblems.missing],
  [
    'a person who writes',
    ownMessageForms(page, messages)['support-message'],
    message,
    supportMessagesProblems.ownMissing,
  ],
  [
    'a worker’s tick',
    supportWorkForms('/dashboard/partnerportal', take)['step-tick'],
    step,
    supportWorkProblems.missing,
  ],
  ['a person’s tick', ownSupportWorkForms(take)['support-step'], step, supportWorkProblems.ownStep],
])('each is told what to do about a file that is not theirs any more: %s', async (_, form, fields, problem) => {
  expect(await form?.run({ fields, user })).toEqual({ problem, field: null, isPageGone: true })
})
