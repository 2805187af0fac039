/**
 * The dashboards' entries in the list of all pages. Search engines are told not to index demonstration data. Pages with
 * an id in their URL are not listed: `detail-screens` has their words.
 */
export const dashboardPages = {
  '/dashboard/candidate': {
    label: 'Candidate',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Candidate demo: what’s new',
    description: 'Demonstration. What a candidate sees first: how their applications stand, and what comes next.',
  },
  '/dashboard/candidate/jobs': {
    label: 'Jobs',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: jobs for me',
    description:
      'Demonstration. Open jobs that fit what you’re looking for, how far away each is, and when it asks about a record.',
  },
  '/dashboard/candidate/profile': {
    label: 'Profile',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my profile',
    description:
      'Demonstration. One profile for every application, and who can see it: nobody, employers without your name, or employers with it.',
  },
  '/dashboard/candidate/disclosure': {
    label: 'Statement',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my statement',
    description: 'Demonstration. A statement about a record in your own words, and who may read it.',
  },
  '/dashboard/candidate/applications': {
    label: 'Applications',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: my applications',
    description: 'Demonstration. Each application’s stage, history and reasons, and how you can reply.',
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
    label: 'Support',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: support',
    description:
      'Demonstration. Who helps you and what they may see, seven things to sort out, and everything they have written.',
  },
  '/dashboard/candidate/settings': {
    label: 'Settings',
    parent: '/dashboard/candidate',
    isNoindex: true,
    title: 'Candidate demo: settings and who can see me',
    description:
      'Demonstration. Who may see your profile, which contact details they get, and the companies you hide from.',
  },
  '/dashboard/employer': {
    label: 'Employer',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Employer demo: who is waiting for you',
    description:
      'Demonstration. What an employer sees first: applicants waiting for an answer, interviews this week, and jobs closing soon.',
  },
  '/dashboard/employer/jobs': {
    label: 'Jobs',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: our jobs',
    description:
      'Demonstration. Each job with its applicants, closing date and record question. You can pause, extend or close it.',
  },
  '/dashboard/employer/jobs/new': {
    label: 'Post a job',
    parent: '/dashboard/employer/jobs',
    isNoindex: true,
    title: 'Employer demo: post a job',
    description:
      'Demonstration. The form for an advert, its checks of pay, DBS level and wording, and a preview before it goes live.',
  },
  '/dashboard/employer/applications': {
    label: 'Applications',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: applications',
    description:
      'Demonstration. Applicants by stage, without names until shortlisted, with a reason for each rejection, and checks after an offer.',
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
    title: 'Employer demo: hiring checklists',
    description: 'Demonstration. Checklists from the advert to the first 12 weeks, each with the guide page behind it.',
  },
  '/dashboard/employer/settings': {
    label: 'Company',
    parent: '/dashboard/employer',
    isNoindex: true,
    title: 'Employer demo: company and team settings',
    description: 'Demonstration. The company, what each member of the team can do, and which emails they get.',
  },
  '/dashboard/partner': {
    label: 'Partner',
    parent: '/dashboard',
    isNoindex: true,
    title: 'Partner demo: needs your attention',
    description:
      'Demonstration. What a charity sees first: unassigned referrals, people out of touch, and this month in numbers.',
  },
  '/dashboard/partner/referrals': {
    label: 'Referrals',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: referrals',
    description:
      'Demonstration. Every referral by status, from new to its outcome, with search, sorting and a download.',
  },
  '/dashboard/partner/referrals/new': {
    label: 'New referral',
    parent: '/dashboard/partner/referrals',
    isNoindex: true,
    title: 'Partner demo: add a referral',
    description:
      'Demonstration. One page: consent first, then the person, safe ways to contact them, and the help they need.',
  },
  '/dashboard/partner/applications': {
    label: 'Applications',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: our clients’ applications',
    description: 'Demonstration. Who has applied where, the stage each one is at, and what it’s waiting for.',
  },
  '/dashboard/partner/support': {
    label: 'People',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: people',
    description: 'Demonstration. Everybody a charity supports: what they agreed to, their needs and plan, and notes.',
  },
  '/dashboard/partner/outcomes': {
    label: 'Outcomes',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: outcomes for funders',
    description:
      'Demonstration. From referral to six months in work, as a chart and a table, with small numbers hidden.',
  },
  '/dashboard/partner/job-matcher': {
    label: 'Job matcher',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: match a client to jobs',
    description: 'Demonstration. Choose a client and see which jobs suit them, which might, which don’t, and why.',
  },
  '/dashboard/partner/onboarding': {
    label: 'Getting set up',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: getting set up',
    description: 'Demonstration. What to do before your first referral, who does it and by when.',
  },
  '/dashboard/partner/messages': {
    label: 'Messages',
    parent: '/dashboard/partner',
    isNoindex: true,
    title: 'Partner demo: messages',
    description: 'Demonstration. Conversations with clients, employers and caseworkers, unread first, with search.',
  },
  '/dashboard/partner/settings': {
    label: 'Organisation',
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
    label: 'People',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: people',
    description:
      'Demonstration. Everybody on a caseload, with where they are, their release and their progress towards work.',
  },
  '/dashboard/caseworker/calendar': {
    label: 'Calendar',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: calendar',
    description:
      'Demonstration. A day, a week or a list of appointments, with what clashes and where nobody has noted who came.',
  },
  '/dashboard/caseworker/alerts': {
    label: 'Alerts',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: alerts',
    description: 'Demonstration. What needs attention and why, with a way to put each off to a later day.',
  },
  '/dashboard/caseworker/resources': {
    label: 'Guides',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: guides for practitioners',
    description: 'Demonstration. Guides to the questions clients ask, and what to say to an employer.',
  },
  '/dashboard/caseworker/outcomes': {
    label: 'Outcomes',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: outcomes report',
    description: 'Demonstration. People, applications and lasting jobs, by period and caseworker.',
  },
  '/dashboard/caseworker/settings': {
    label: 'Organisation',
    parent: '/dashboard/caseworker',
    isNoindex: true,
    title: 'Caseworker demo: your organisation',
    description: 'Demonstration. What others read about your organisation before they refer somebody, and its team.',
  },
} as const
