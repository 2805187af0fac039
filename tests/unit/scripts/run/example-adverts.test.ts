import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { advertSchema } from '@/lib/domain/job-board/advert'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { saysHowToReach } from '@/lib/domain/candidates/card'

import { exampleAdverts, examplePeople } from '../../../../scripts/run/example-adverts'

const today = plainDate('2026-11-22')

it.each(exampleAdverts)('the example $id is an advert that may be sent as it is', ({ id, advert, closesInDays }) => {
  expect(id).toMatch(jobIdPattern)
  const closesOn = closesInDays === null ? null : addDays(today, closesInDays)
  const written = advertSchema.parse({ ...advert, closesOn })
  expect(checkLawful(written, today)).toEqual([])
})

it.each(examplePeople)('$email has a card that says neither who nor what they did', ({ profile, applied }) => {
  expect(exampleAdverts.map(({ id }) => id)).toContain(applied.job)
  for (const line of [...profile.skills, ...profile.tickets, ...profile.experience]) {
    expect(saysHowToReach(line)).toBe(false)
    expect(line).not.toContain(profile.first_name)
  }
})
