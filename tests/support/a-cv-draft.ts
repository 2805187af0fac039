import {
  emptyDraft,
  emptyEducation,
  emptyExperience,
  type CvDraft,
  type Education,
  type Experience,
} from '@/lib/domain/cv/cv-draft'

export const aJob = (job: Partial<Experience> = {}): Experience => ({ ...emptyExperience('1'), ...job })
export const aCourse = (course: Partial<Education> = {}): Education => ({ ...emptyEducation('1'), ...course })

/** A CV with something in every field: an ordinary job, work and a course in prison, and a letter. */
export const aCvDraft = (draft: Partial<CvDraft> = {}): CvDraft => ({
  ...emptyDraft(),
  fullName: 'Jordan Taylor',
  email: 'jordan.taylor@example.org',
  phone: '07700 900123',
  location: 'Leeds, UK',
  summary: 'Steady worker who likes a busy kitchen.',
  experiences: [
    aJob({
      id: '1700000000001',
      jobTitle: 'Kitchen Assistant',
      company: 'HMP Marker',
      awardingBody: 'City & Guilds',
      startDate: { year: 2022, month: 3 },
      endDate: { year: 2023, month: 10 },
      description: 'Prepared 200 meals a day\nKept the food area clean',
      isPrisonWork: true,
    }),
    aJob({
      id: '1700000000002',
      jobTitle: 'Warehouse Operative',
      company: 'Brook Stores',
      startDate: { year: 2024, month: 1 },
      current: true,
      description: 'Picked 120 orders a shift',
    }),
  ],
  skills: ['Team work', 'Cooking', 'Cleaning', 'Patience'],
  education: [
    aCourse({
      id: '1700000000003',
      qualification: 'Level 2 Food Safety',
      institution: 'HMP Marker',
      awardingBody: 'City & Guilds',
      year: '2022',
      isPrisonEducation: true,
    }),
    aCourse({ id: '1700000000004', qualification: 'GCSE Maths', institution: 'Brook School', year: '2015' }),
  ],
  disclosureNeeded: true,
  convictionType: 'serious',
  timeframe: '1-2-years',
  rehabilitationSteps: 'I finished a course in food safety',
  disclosureLetter: 'A letter in my own words.',
  generatedLetter: 'A letter.',
  previousLetter: 'An older letter.',
  needsSupport: true,
  supportType: 'cv-help',
  ...draft,
})
