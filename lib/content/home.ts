import { callBackTime } from '@/lib/content/call-back-time'
import { candidateBenefits } from '@/lib/content/candidates'
import { partnerBenefits } from '@/lib/content/partners'

export const homeHero = {
  heading: 'Unlock New Talent for Your Organisation',
  lead: 'Millions of people in the UK have a record, and many of them are ready to work. We help employers meet them, and help them get through the door.',
  employer: { label: 'I am an Employer', href: '/employers' },
  candidate: { label: 'I am a Candidate', href: '/candidates' },
  pilot:
    'We are running a pilot. Today, we call you back and talk. You can try the job board and the dashboards: they show demonstration data, made up for the pilot.',
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
      today: 'you can look around the dashboards. They show demonstration data.',
    },
    {
      title: 'Rapid launch',
      text: 'No software to install and no long set-up. One short form is enough to begin.',
      today: `we contact you within ${callBackTime}.`,
    },
  ],
} as const

export const industriesRow = {
  heading: 'Industries we want to work with',
  intro: 'Nine sectors where skills learned before, during or after a sentence are needed.',
  listLabel: 'Industries',
  previous: 'Previous industries',
  next: 'Next industries',
  contact: { label: 'Contact Us to Learn More', href: '/contact' },
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
      benefits: candidateBenefits.map(({ title }) => title),
      link: { label: 'See what candidates get', href: '/candidates' },
    },
    {
      title: 'Partners',
      benefits: partnerBenefits.map(({ title }) => title),
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
  more: { label: 'Learn More', labelEnd: ' about hiring people with convictions', href: '/employers' },
} as const
