import { digestLines } from '@/lib/content/desk/digest'
import { enquiryTabs } from '@/lib/domain/desk/enquiry-tabs'

test('each line about enquiries leads to a tab of the list that there is', () => {
  const tabs = Object.values(digestLines)
    .map(({ path }) => new URL(path, 'http://desk.example').searchParams.get('tab'))
    .filter((tab) => tab !== null)
  expect(tabs).toEqual(['overdue', 'due', 'mine', 'tries'])
  expect(enquiryTabs).toEqual(expect.arrayContaining(tabs))
})
