/** A save file as version 2 wrote it, never to be changed: no look, no cover letter, and no forgotten years. */
export const version2File = {
  format: 'cv-builder-save',
  version: 2,
  cvs: [
    {
      title: 'Kitchens',
      draft: {
        fullName: 'Sam Field',
        email: 'sam.field@example.org',
        phone: '07700 900456',
        location: 'Hull',
        summary: 'Careful and quick to learn.',
        experiences: [
          {
            id: '1719830400000',
            jobTitle: 'Packer',
            company: 'Harbour Foods',
            startDate: { year: 2021, month: 4 },
            endDate: { year: null, month: null },
            current: false,
            description: 'Packed fish',
            isPrisonWork: false,
            awardingBody: '',
            showPlace: false,
          },
        ],
        skills: ['Packing'],
        education: [],
        order: 'skills-first',
        hasOwnWorkOrder: false,
        hasOwnEducationOrder: false,
        needsSupport: false,
        supportType: null,
      },
    },
  ],
} as const
