import { messageTemplates, templatesFor, templateText } from '@/lib/content/hiring/message-templates'
import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'

test.each(
  Object.keys(messageTemplates).flatMap((action) => templatesFor(action).map(({ key, text }) => [action, key, text])),
)('the ready words for %s, %s, may be sent as they are', (action, key, text) => {
  expect(stoppedWords(text, { isRefusal: true })).toEqual([])
  expect(templateText(action, key)).toBe(text)
})

test('other forms and made-up names have none', () => {
  expect(templateText('applicant-no', 'made-up')).toBe('')
  expect(templateText('constructor', 'thanks')).toBe('')
})
