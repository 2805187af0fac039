import {
  byJob,
  toldReferences,
  tickedApplicants,
  ticksIn,
  ticksText,
  tickValue,
} from '@/lib/domain/applications/several-applicants'

test('who is ticked is read back with the version, each once, and anything else is left out', () => {
  const value = tickValue({ reference: 'A-7KX2M9', version: 3 })
  expect(
    tickedApplicants({
      'applicant-1': value,
      'applicant-2': 'A-000002 1',
      'applicant-3': value,
      'applicant-4': "A-'; drop 1",
      'applicant-5': 'A-000005',
      'applicant-21': 'A-000021 1',
      other: 'A-000009 1',
    }),
  ).toEqual([
    { reference: 'A-7KX2M9', version: '3' },
    { reference: 'A-000002', version: '1' },
  ])
})

test('ticks are read from an address in one text or several, and written in one', () => {
  const ticked = [
    { reference: 'A-7KX2M9', version: '3' },
    { reference: 'A-000002', version: '1' },
  ]
  expect(ticksText(ticked)).toBe('A-7KX2M9 3,A-000002 1')
  expect(ticksIn('A-7KX2M9 3,A-000002 1')).toEqual(ticked)
  expect(ticksIn(['A-7KX2M9 3', 'A-000002 1', 'A-7KX2M9 9', 'nobody'])).toEqual(ticked)
  expect(ticksIn(undefined)).toEqual([])
  expect(toldReferences('A-7KX2M9,<b>,A-000002')).toEqual(['A-7KX2M9', 'A-000002'])
})

test('applicants are divided by their job, in the order of the list', () => {
  const [one, two, three] = ['b', 'a', 'b'].map((jobId) => ({ jobId, jobTitle: `Job ${jobId}` }))
  if (!one || !two || !three) throw new Error('three rows')
  expect(byJob([one, two, three])).toEqual([
    { jobId: 'b', jobTitle: 'Job b', applicants: [one, three] },
    { jobId: 'a', jobTitle: 'Job a', applicants: [two] },
  ])
})
