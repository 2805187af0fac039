import { callBackTime } from '@/lib/content/call-back-time'
import { company } from '@/lib/content/company'
import type { ComingPage } from '@/lib/content/coming-pages'

export const legalPages = {
  privacyPolicy: {
    title: 'Privacy policy',
    description: 'What we keep when you fill in a form on this site, why, for how long, and how to have it removed.',
    intro:
      'This says what the site does today. Last updated 21\u00a0November\u00a02026. It does not yet give our full postal address, the names of the companies that run our database and send our emails, or the legal ground for each thing we do.',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'When you fill in one of our forms, we keep what you put in it: your name, email address, phone number, location, message, and how you heard about us if you say. Employers also give their company and job title. Partners give their organisation and its type.',
          'We also keep what you agreed to, the words you agreed to, and when.',
          'Our form for candidates is for people with convictions. So if you send it, it tells us that you have a conviction, even if you write nothing about it.',
          'We do not need any details. Please do not write about convictions in a form, your own or somebody else\u2019s.',
        ],
      },
      {
        heading: 'Why we keep it',
        paragraphs: [
          'To call you back and answer you. We send you a confirmation email, and we send our team an email with what you put in the form.',
          'We do not pass it on to anyone for their own use, unless you agree. The companies that run our database and send our emails handle it for us.',
          'We send you news only if you ticked the box for it. You can stop it at any time by emailing us.',
        ],
      },
      {
        heading: 'How long we keep it',
        items: [
          'What you put in a form: at most 12 months in our database. The email to our team stays in their mailbox until they delete it.',
          'Something that looks like spam: 30 days.',
          'Copies of the emails we send: 7 days after they are sent.',
        ],
      },
      {
        heading: 'Cookies and counting visits',
        paragraphs: [
          'These pages set no cookies. We do not count or follow visitors, and no analytics service is used.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          [
            'You can ask for a copy of what we keep about you, ask us to correct it, or ask us to delete it. Email us at ',
            { label: company.contactEmail, href: `mailto:${company.contactEmail}` },
            '.',
          ],
          [
            'If you are not happy with our answer, you can ',
            {
              label: 'complain to the Information Commissioner\u2019s Office',
              href: 'https://ico.org.uk/make-a-complaint/',
            },
            '.',
          ],
        ],
      },
      {
        heading: 'Who we are',
        paragraphs: [`${company.brand}. ${company.numberLabel} ${company.number}. ${company.registeredOffice}.`],
      },
    ],
    links: [
      { label: 'Ask us about your data', href: '/contact', text: 'Or email the address above.' },
      { label: 'Read the terms', href: '/terms', text: 'The rules for using this site.' },
    ],
  },
  terms: {
    title: 'Terms',
    description: 'The rules for using this site: who it is for, what it is not, our liability and which law applies.',
    intro: 'These are the terms for using this site during the pilot.',
    sections: [
      { heading: 'Who may use this site', items: ['You are 18 or over.', 'You live in the UK.'] },
      {
        heading: 'What this site is',
        paragraphs: [
          'A pilot. The job board and the dashboards are not open yet. They will open with demonstration data: people, jobs and companies made up for the pilot. What we write here is general information, not legal advice.',
        ],
      },
      {
        heading: 'The disclosure calculator',
        paragraphs: [
          'When it is here, you may use it for yourself. You may not use it for a business or to decide about somebody else.',
        ],
      },
      {
        heading: 'Our liability',
        paragraphs: [
          'Our liability to you for using this site is limited to £100. Nothing here limits what the law does not let us limit.',
        ],
      },
      { heading: 'Which law applies', paragraphs: ['English law.'] },
    ],
    links: [
      { label: 'Read the privacy policy', href: '/privacy-policy', text: 'What we keep, why, and for how long.' },
      { label: 'Ask us a question', href: '/contact', text: `A person answers within ${callBackTime}.` },
    ],
  },
} as const satisfies Record<string, ComingPage>
