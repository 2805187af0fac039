/**
 * The dashboards' entries in the list of all pages. Demonstration data is kept from search engines; a page with an
 * identifier in its address is not listed: it takes its words from `detail-screens`.
 */
export const dashboardPages = {
  '/dashboard/candidate': {
    label: 'Candidate',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Candidate demo: my week',
    description:
      'Demonstration. What a candidate sees first: the next thing to do, jobs that close soon, and applications.',
  },
  '/dashboard/candidate/jobs': {
    label: 'Jobs',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: jobs for me',
    description:
      'Demonstration. Jobs with the distance, why each fits, when the record question comes, saved and hidden jobs.',
  },
  '/dashboard/candidate/profile': {
    label: 'Profile',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my profile',
    description: 'Demonstration. One profile for every application, and who may see it: nobody, no name, or named.',
  },
  '/dashboard/candidate/disclosure': {
    label: 'Disclosure',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: what to say about my record',
    description:
      'Demonstration. What each saved job may ask, a statement in your own words, and who has been given it.',
  },
  '/dashboard/candidate/applications': {
    label: 'Applications',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my applications',
    description:
      'Demonstration. Each application with its stage, dated history and reasons, and the answers you can give.',
  },
  '/dashboard/candidate/diary': {
    label: 'Diary',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my diary',
    description:
      'Demonstration. A week and a list of appointments, with clash warnings, to print or put in your calendar.',
  },
  '/dashboard/candidate/mentoring': {
    label: 'Mentoring',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my mentor and my goals',
    description:
      'Demonstration. Your mentor, what you talked about, your goals step by step, and how to ask for a mentor.',
  },
  '/dashboard/candidate/resources': {
    label: 'Help',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: help for what is not in place yet',
    description:
      'Demonstration. The seven things that work needs, which are in place, and the help page for each of the others.',
  },
  '/dashboard/candidate/settings': {
    label: 'Settings',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: settings and who can see me',
    description: 'Demonstration. Safe ways and times to reach you, how often we write, and which side can see what.',
  },
  '/dashboard/employer': {
    label: 'Employer',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Employer demo: what waits for you',
    description:
      'Demonstration. What an employer sees first: applicants who wait, interviews this week, jobs that close.',
  },
  '/dashboard/employer/jobs': {
    label: 'Jobs',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: our jobs',
    description:
      'Demonstration. Each job with its applicants, closing date and record question; pause, extend and close it.',
  },
  '/dashboard/employer/applications': {
    label: 'Applications',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: applicants without names until you shortlist',
    description:
      'Demonstration. Applicants by stage, no name until shortlisted, reasons with every no, and offer checks.',
  },
  '/dashboard/employer/social-value': {
    label: 'Social value',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: social value report',
    description:
      'Demonstration. Job starts and lasting jobs against contract targets, small numbers hidden, to print or download.',
  },
  '/dashboard/employer/resources': {
    label: 'Guides',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: the right guide at each step',
    description: 'Demonstration. Checklists from the advert to the first 12 weeks, each with the guide page behind it.',
  },
  '/dashboard/employer/settings': {
    label: 'Settings',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: company and team settings',
    description: 'Demonstration. The company, who in the team may do what, and which messages it gets.',
  },
  '/dashboard/partner': {
    label: 'Partner',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Partner demo: what needs doing',
    description:
      'Demonstration. What a charity sees first: referrals nobody has, people without contact, and this month in numbers.',
  },
  '/dashboard/partner/referrals': {
    label: 'Referrals',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: referrals',
    description:
      'Demonstration. Every referral by state, with search, sorting and a download; from new to its outcome.',
  },
  '/dashboard/partner/referrals/new': {
    label: 'New referral',
    parent: '/dashboard/partner/referrals',
    isNoindex: true,
    title: 'Partner demo: add a referral',
    description:
      'Demonstration. One page: consent first, then the person, safe ways to make contact, and the help wanted.',
  },
  '/dashboard/partner/applications': {
    label: 'Applications',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: our clients’ applications',
    description: 'Demonstration. Who applied where, how far it is, what comes next, and what holds it up.',
  },
  '/dashboard/partner/support': {
    label: 'Support',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: support plans and sessions',
    description:
      'Demonstration. Seven kinds of need for each person, who came to which session, and what is planned next.',
  },
  '/dashboard/partner/outcomes': {
    label: 'Outcomes',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: outcomes for funders',
    description:
      'Demonstration. From referral to a job kept for six months, as a chart and a table, small numbers hidden.',
  },
  '/dashboard/partner/job-matcher': {
    label: 'Job matcher',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: match a client to jobs',
    description: 'Demonstration. Choose a client; see which jobs fit well, which may, and which are ruled out and why.',
  },
  '/dashboard/partner/onboarding': {
    label: 'Setting up',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: setting up with us',
    description: 'Demonstration. The steps before the first referral, each with who does it and by when.',
  },
  '/dashboard/partner/messages': {
    label: 'Messages',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: messages',
    description: 'Demonstration. Threads with clients, employers and caseworkers, unread first, with search.',
  },
  '/dashboard/partner/settings': {
    label: 'Settings',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: organisation and team settings',
    description: 'Demonstration. The organisation, its services and areas, how many people it can take, and its team.',
  },
  '/dashboard/caseworker': {
    label: 'Caseworker',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Caseworker demo: today',
    description:
      'Demonstration. What a caseworker sees first: today’s appointments and the numbers behind the day’s work.',
  },
  '/dashboard/caseworker/caseload': {
    label: 'Caseload',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: caseload',
    description:
      'Demonstration. Everyone on the caseload with work status, release date, last contact and what comes next.',
  },
  '/dashboard/caseworker/calendar': {
    label: 'Calendar',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: calendar',
    description: 'Demonstration. Week and list views; book, cancel, and say who came, all on one page.',
  },
  '/dashboard/caseworker/alerts': {
    label: 'Alerts',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: alerts',
    description: 'Demonstration. What needs a look, why it is here, and a way to clear or put off several at once.',
  },
  '/dashboard/caseworker/resources': {
    label: 'Guides',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: guides for practitioners',
    description:
      'Demonstration. The guide for each question that comes up with a client, and what to say to an employer.',
  },
  '/dashboard/caseworker/outcomes': {
    label: 'Outcomes',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: outcomes report',
    description: 'Demonstration. People, applications and jobs that last, by period and worker, with every zero shown.',
  },
  '/dashboard/caseworker/settings': {
    label: 'Settings',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: working hours and alert settings',
    description:
      'Demonstration. Working hours, how large a caseload may be, and after how many days an alert is raised.',
  },
} as const
