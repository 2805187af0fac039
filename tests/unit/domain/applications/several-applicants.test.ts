import { tickedApplicants, tickValue } from '@/lib/domain/applications/several-applicants'

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
