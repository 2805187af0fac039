import { databaseMoment } from '@/lib/domain/dates/database-moment'

test.each([
  ['2026-11-22T10:00:00.123456+00:00', true],
  ['2026-11-22T10:00:00Z', true],
  ['2026-11-22 10:00:00.1+00', true],
  ['2026-11-22 10:00:00', false],
  ['2026-11-22', false],
  ['2026-11-22T10:00:00Z,id.gt.0', false],
])('%j is a moment as the database writes it: %s', (text, is) => {
  expect(databaseMoment.safeParse(text).success).toBe(is)
})
