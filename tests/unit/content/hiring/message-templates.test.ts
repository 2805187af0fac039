import { messageTemplates, templatesFor } from '@/lib/content/hiring/message-templates'
import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'

test.each(
  Object.keys(messageTemplates).flatMap((action) => templatesFor(action).map(({ key, text }) => [action, key, text])),
)('the ready words for %s, %s, may be sent as they are', (_action, _key, text) => {
  expect(stoppedWords(text, { isRefusal: true })).toEqual([])
})

test('other forms have none, nor has what every object has', () => {
  expect(templatesFor('applicant-take-back')).toEqual([])
  expect(templatesFor('constructor')).toEqual([])
})
