import { isRightToLeft, visualRuns } from '@/lib/client/cv-files/text-runs'

const runs = (text: string) => visualRuns(text).map(({ text: part, isArabic }) => (isArabic ? `<${part}>` : part))

test.each([
  ['Plain words, 2024', ['Plain words, 2024']],
  ['محمد علي', ['<محمد علي>']],
  ['I read العربية well', ['I read ', '<العربية>', ' well']],
  ['I read العربية والفارسية well', ['I read ', '<العربية والفارسية>', ' well']],
  // The line as a whole begins at the right, so its English word stands at the left.
  ['شركة Brook', ['Brook', '<شركة >']],
  // A number keeps its own direction, and stands where an Arabic reader expects it.
  ['عام 2024', ['2024', '<عام >']],
  ['بين 2019-2021 هنا', ['< هنا>', '2019-2021', '<بين >']],
  ['شركة (ليدز)', ['<شركة )ليدز(>']],
])('%s stands on the page as %j', (text, expected) => {
  expect(runs(text)).toEqual(expected)
})

test.each([
  ['محمد', true],
  ['2024 محمد', true],
  ['Mo محمد', false],
  ['2024', false],
  ['', false],
])('%j begins at the right: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})
