import { callBackTime } from '@/lib/content/call-back-time'

export const homeMeta = {
  title: 'Unlock New Talent for Your Organisation',
  description:
    'We connect UK employers with people with convictions who want to work. Request a call back, or find out what we offer candidates and partners.',
} as const

export const homeHero = {
  heading: 'Unlock New Talent for Your Organisation',
  lead: 'Millions of people in the UK have a record, and many of them are ready to work. We help employers meet them, and help them get through the door.',
  employer: { label: 'I am an Employer', href: '/employers' },
  candidate: { label: 'I am a Candidate', href: '/candidates' },
  pilot:
    'We are running a pilot. Today, we call you back and talk. The job board and the dashboards are not open yet. They will open with demonstration data, made up for the pilot.',
} as const

export const homeFeatures = {
  heading: 'What we are building',
  todayLabel: 'Today:',
  items: [
    {
      title: 'Smart talent matching',
      text: 'Start from what the job needs: the skills, the hours, the place. Then look at who fits, not at who has a gap.',
      today: 'it starts with a phone call, not an algorithm.',
    },
    {
      title: 'Streamlined onboarding',
      text: 'One clear path from first talk to first day, with the right question about convictions at the right time.',
      today: 'we talk you through each step.',
    },
    {
      title: 'Future-ready analytics',
      text: 'See hires, retention and social value in one place, in words your board can use.',
      today: 'the dashboards are not open yet. They will open with demonstration data.',
    },
    {
      title: 'Rapid launch',
      text: 'No software to install and no long set-up. One short form is enough to begin.',
      today: `we contact you within ${callBackTime}.`,
    },
  ],
} as const

export const industries = {
  heading: 'Industries we want to work with',
  intro: 'Nine sectors where skills learned before, during or after a sentence are needed.',
  listLabel: 'Industries',
  previous: 'Previous industries',
  next: 'Next industries',
  contact: { label: 'Contact Us to Learn More', href: '/contact' },
  items: [
    { name: 'Construction', text: 'Site labour, groundwork, painting, plant operation.' },
    { name: 'Logistics & Transport', text: 'Warehouse work, picking and packing, driving, dispatch.' },
    { name: 'Facilities Management', text: 'Cleaning, maintenance, grounds and waste.' },
    { name: 'Hospitality', text: 'Kitchens, front of house, housekeeping.' },
    { name: 'Retail', text: 'Shop floor, stockroom, customer service.' },
    { name: 'Manufacturing', text: 'Assembly, machine operation, quality checks.' },
    { name: 'Technology', text: 'Support desks, testing, web and data work.' },
    { name: 'Business Services', text: 'Administration, contact centres, finance support.' },
    { name: 'Care Sector', text: 'Support roles. Many need an enhanced DBS check, so we talk about that first.' },
  ],
} as const

export const stakeholders = {
  heading: 'Who it is for',
  intro: 'What we want to build with each of you. It is a pilot, so much of it is still to come.',
  items: [
    {
      title: 'Employers',
      benefits: [
        'Reach people that other employers screen out',
        'Know what you may ask about convictions, and when',
        'A person to answer your questions',
        'Social value you can report',
      ],
      link: { label: 'See what employers get', href: '/employers' },
    },
    {
      title: 'Candidates',
      benefits: [
        'Employers who have chosen to talk to people with a record',
        'Help with saying it: what to tell, when, and in what words',
        'Free tools for your CV and disclosure letter, coming soon',
        'You decide what you share',
      ],
      link: { label: 'See what candidates get', href: '/candidates' },
    },
    {
      title: 'Partners',
      benefits: [
        'We look for employers for the people you support',
        'A person to answer your questions',
        'A say in how the pilot works',
      ],
      link: { label: 'See what partners get', href: '/partners' },
    },
  ],
} as const

export const testimonials = {
  heading: 'What we want employers to say',
  label: 'Illustrative example',
  note: 'These three are illustrative. We wrote them to show what we are aiming for. They are not quotes from real employers. Real ones will take their place when the pilot has them.',
  items: [
    {
      quote:
        'We had six warehouse vacancies open for months. Someone talked us through what to ask and when. Two people started, and both are still here.',
      who: 'Operations manager, logistics',
    },
    {
      quote:
        'My worry was the paperwork. It was one phone call and a clear note of which checks the job needs, and which it does not.',
      who: 'HR lead, hospitality',
    },
    {
      quote:
        'He told us about his conviction in his own words at the interview. We could get on with asking whether he could do the job.',
      who: 'Site manager, construction',
    },
  ],
} as const

export const homeCall = {
  heading: 'Open the door',
  text: `Tell us what you need. A person reads it and contacts you within ${callBackTime}.`,
  start: { label: 'Get Started Today', href: '/request-callback' },
  // The second part is for those who hear the link alone.
  more: { label: 'Learn More', labelEnd: ' about hiring people with convictions', href: '/employers' },
} as const
