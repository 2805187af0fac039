/** Screens of the demonstration that public pages show as pictures. */
export const pictured = ['applicants', 'people', 'own-applications'] as const

export type PicturedScreen = (typeof pictured)[number]

/** Where each screen is, what its picture shows for those who cannot see it, and the words beside it. */
export const screenPictures = {
  applicants: {
    // The list of those who wait for an answer, which the picture shows.
    path: '/dashboard/employer/applications?tab=new',
    heading: 'What you’ll see when people apply',
    text: 'What each person can do, how far away they live and how long they have waited for your answer. You see a name once you shortlist someone, and you can ask about a record only where the law allows.',
    alt: 'A list of applications. Each card has a reference instead of a name, the job, skills, a distance, what to do next and how many working days the person has waited.',
    link: 'Open this list in the demonstration',
  },
  people: {
    path: '/dashboard/partner/support',
    heading: 'What your caseworkers will see',
    text: 'Everyone who has agreed to let you keep a file about them: their progress towards work, where they are, and who helps them. There is no field for an offence or a sentence.',
    alt: 'A list of people who are supported. Each card has a name, a reference, their progress towards work, where the person is and who helps them.',
    link: 'Open this list in the demonstration',
  },
  'own-applications': {
    path: '/dashboard/candidate/applications',
    heading: 'What you’ll see after you apply',
    text: 'Where each application stands, what happens next, and when you should hear.',
    alt: 'A list of somebody’s own applications. Each card has the job, the company, the stage, what happens next and when it last changed.',
    link: 'Open this list in the demonstration',
  },
} as const satisfies Record<
  PicturedScreen,
  { path: `/dashboard/${string}`; heading: string; text: string; alt: string; link: string }
>

export const screenPictureNote = 'A picture of the demonstration. The people and companies in it are made up.'
