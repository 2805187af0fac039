import { changeToReview } from '@/lib/domain/companies/company'

test.each([
  [{ name: 'One', number: '' }, null],
  [
    { name: 'Uno', number: '' },
    { name: 'Uno', number: '' },
  ],
  [
    { name: 'One', number: '01234567' },
    { name: 'One', number: '01234567' },
  ],
])('of %p the team looks at %p first', (next, review) => {
  expect(changeToReview({ name: 'One', number: '' }, next)).toEqual(review)
})
