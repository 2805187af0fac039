import { z } from 'zod'

import { dataParts } from '@/lib/content/account/my-data'
import { choicesOf } from '@/lib/content/desk/subjects'
import { callbackChoices } from '@/lib/content/enquiries/callback-form'
import { waitlistChoices } from '@/lib/content/enquiries/waitlist-form'
import { enquiryBySource, formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { columnOf } from '@/lib/domain/enquiries/enquiry-fields'
import { waitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

const forms = [
  ...formSources.map((source) => ({ source, rules: enquiryBySource[source].shape, words: callbackChoices })),
  { source: 'waitlist' as const, rules: waitlistApplication.shape, words: waitlistChoices },
]

/** [form, field, code] of everything that can be chosen in a form. */
const codes = forms.flatMap(({ source, rules }) =>
  Object.entries<z.ZodType>(rules).flatMap(([field, rule]) => {
    const { enum: values = [] } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' })
    return values.filter((code) => code !== '').map((code) => [source, field, String(code)] as const)
  }),
)

test('the forms have choices', () => {
  expect(codes.length).toBeGreaterThan(20)
})

test.each(codes)('%s: %s %s has words in the email, on the desk and in the copy of the data', (source, field, code) => {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> =
    forms.find((form) => form.source === source)?.words ?? {}
  const label = words[field]?.[code] ?? ''
  expect(label).not.toBe('')
  expect(choicesOf(source, field)?.[code]).toBe(label)
  const answer = { [columnOf(field)]: code }
  const enquiries = [source === 'waitlist' ? { waitlist_application: answer } : answer]
  expect(JSON.stringify(dataParts({ enquiries }, { jobs: {}, companies: {} }))).toContain(JSON.stringify(label))
})
