/**
 * A save file as version 1 wrote it, never to be changed: dates as text, ids as numbers, no answer as an empty string.
 */
export const version1File = {
  format: 'cv-builder-save',
  version: 1,
  cvs: [
    {
      title: '',
      draft: {
        fullName: 'Sam Field',
        email: 'sam.field@example.org',
        phone: '07700 900456',
        location: 'Hull',
        summary: 'Careful and quick to learn.',
        experiences: [
          {
            id: 1719830400000,
            jobTitle: 'Packer',
            company: 'Harbour Foods',
            startDate: '2021-04',
            endDate: '2023-09',
            current: false,
            description: 'Packed fish',
            isPrisonWork: false,
          },
          {
            id: 1719830400001,
            jobTitle: 'Cleaner',
            company: '',
            startDate: '2024-01',
            endDate: '',
            current: true,
            description: '',
            isPrisonWork: true,
          },
        ],
        skills: ['Packing'],
        education: [
          {
            id: 1719830400002,
            qualification: 'Level 1 Cleaning',
            institution: 'College',
            year: '2023',
            isPrisonEducation: true,
          },
        ],
        disclosureNeeded: true,
        convictionType: '',
        timeframe: 'over-2-years',
        rehabilitationSteps: '',
        disclosureLetter: 'My own letter',
        needsSupport: false,
        supportType: '',
      },
    },
  ],
} as const
