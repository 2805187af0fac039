import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/article'
import { callBackTime } from '@/lib/content/call-back-time'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const employerGuide = {
  heading: 'How to hire people with convictions: a guide for employers',
  lead: 'Choose on skills first, ask about convictions once, late, and only if the job needs it. Then weigh the answer against the job, write down your reason, and treat the person like any other new starter.',
  note: 'Checked 21 November 2026. England and Wales unless we say otherwise. General information, not legal advice.',
  call: employerCall,
  sections: [
    {
      id: 'before-you-advertise',
      heading: '1. Before you advertise',
      blocks: [
        {
          kind: 'steps',
          items: [
            'For each job, ask: does a task make a record matter? If not, you are done. Do not ask.',
            [
              'If yes, find out ',
              { label: 'which DBS check the job allows', href: '/employer-guide/dbs-checks' },
              '. That decides what you may ask.',
            ],
            [
              'Write a short policy: what you ask, when, why, who sees it, when it is destroyed. ',
              { label: 'The law page', href: '/compliance#data' },
              ' says what it must cover.',
            ],
            [
              'Ask your broker once, for the whole business. ',
              { label: 'Insurance', href: '/employer-guide/insurance' },
              ' has the email.',
            ],
            'Tell the managers who will meet people what they may ask and what they may not.',
          ],
        },
      ],
      sources: [sources.unlockChecklist, sources.unlockPrinciples, sources.dbsPolicy, sources.cipdTrust],
    },
    {
      id: 'advert',
      heading: '2. The advert and the form',
      blocks: [
        'Take the tick box off the form. Say in the advert whether you ask, what and when. People who have been turned down before look for that line.',
        {
          kind: 'quote',
          text: 'We welcome people with convictions. We do not ask on the form or at the interview. If we offer you the job, we will ask about unspent convictions only, and talk with you before we decide anything.',
        },
        [
          'More words to copy are on ',
          { label: 'the page about banning the box', href: '/employer-guide/ban-the-box' },
          '.',
        ],
      ],
      sources: [sources.bitcBanTheBox, sources.unlockChecklist, sources.unlockWhen],
    },
    {
      id: 'find-people',
      heading: '3. Find people',
      blocks: [
        [
          'We are running a pilot: ',
          { label: 'ask for a call back', href: '/employers#call-back' },
          ` and a person contacts you within ${callBackTime}. Our job board is a demonstration for now.`,
        ],
        [
          'In England and Wales, ',
          { label: 'New Futures Network', href: 'https://newfuturesnetwork.gov.uk' },
          ', part of HM Prison and Probation Service, helps employers to work with prisons. Local charities and the Jobcentre know people who are ready to start.',
        ],
      ],
      sources: [sources.newFutures],
    },
    {
      id: 'interview',
      heading: '4. The interview',
      blocks: [
        'Talk about the work. Use the same questions for everybody. If somebody brings up a conviction without being asked, thank them, say when you will talk about it, and go back to the job. Do not write it down.',
        'A gap in a CV is a gap. Ask what the person can do now.',
      ],
      sources: [sources.unlockAssessing, sources.nacroDataProtection],
    },
    {
      id: 'offer',
      heading: '5. The offer: ask once',
      blocks: [
        'Make the offer, and say that it depends on the answer or the check. Then ask in writing, in the words that fit the job. For most jobs, that is unspent convictions only.',
        'People need not tell you unless you ask, and in most jobs they need not tell you about anything spent.',
      ],
      sources: [sources.unlockWhen, sources.unlockWording, sources.spentEffect],
    },
    {
      id: 'decide',
      heading: '6. If you are told something',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Check that you may count it. If it is spent, in most jobs you may not.',
            'Meet the person before you decide.',
            'Weigh it against the tasks, not against your feelings.',
            'Ask what would make it safe.',
            'Decide, say why, and write down the decision and the reason, not the story.',
          ],
        },
        [
          { label: 'A fair risk assessment', href: '/employer-guide/risk-assessment' },
          ' has the questions, and a form to print.',
        ],
      ],
      sources: [sources.unlockFactors, sources.nacroAssessment, sources.dbsPolicy],
    },
    {
      id: 'first-day',
      heading: '7. Before the first day',
      blocks: [
        {
          kind: 'list',
          items: [
            'A person on licence after prison may do only work that their supervising officer has approved. Ask the person to tell the officer early, and allow time.',
            'Appointments with probation are part of the licence. Agree how to fit shifts around them.',
            'Tell nobody at work who does not need to know. That is usually everybody but one or two.',
            'Do the right to work check as for any new starter.',
          ],
        },
      ],
      sources: [sources.nacroLicence, sources.unlockDataProtection],
    },
    {
      id: 'first-months',
      heading: '8. The first months',
      blocks: [
        'What helps is mostly what helps any new starter. The CIPD Trust suggests mentors or champions for people with convictions, where they suit. Here is a plan of our own that costs little:',
        {
          kind: 'table',
          caption: 'A plan for the first months',
          head: ['When', 'Do this'],
          rows: [
            ['Day 1', 'One named person to ask. A tour. When pay day is, and what the first pay will be.'],
            ['Week 1', 'Ten minutes: what is going well, what is hard.'],
            ['Week 2', 'Check shifts against appointments, travel and money until pay day.'],
            ['Week 6', 'Look at the work, as with anybody. Say what is good.'],
            ['Month 3', 'Look again at any extra care you agreed. End it if you can.'],
            ['Month 6', 'Training, more hours, the next job. Ask what the person wants.'],
          ],
        },
        'If something goes wrong, use your usual process. An old conviction is not a reason to suspect anybody. If a conviction becomes spent while the person works for you, in most jobs it no longer counts, and you no longer need what you kept.',
      ],
      sources: [sources.cipdTrust, sources.spentEffect],
    },
    {
      id: 'checklist',
      heading: 'One page for your boss',
      blocks: [
        {
          kind: 'list',
          items: [
            'We ask only if the job needs it, and only at the offer.',
            'We ask for the check that the job allows, and no higher.',
            'We do not count spent convictions where the law says so.',
            'We talk before we decide, and write down the reason.',
            'We keep little, lock it away, and destroy it on a date.',
            'We have asked our broker.',
          ],
        },
        [
          'The rules behind these lines, with sections and sources, are on ',
          { label: 'the page about the law', href: '/compliance' },
          '.',
        ],
      ],
      sources: [sources.unlockPrinciples, sources.rehabilitationPeriods],
    },
  ],
  next: [
    {
      label: 'Ask for a call back',
      href: '/employers#call-back',
      text: `A short form. A person contacts you within ${callBackTime}.`,
    },
    {
      label: 'Read about banning the box',
      href: '/employer-guide/ban-the-box',
      text: 'When to ask, and words to copy.',
    },
    { label: 'Compare DBS check levels', href: '/employer-guide/dbs-checks', text: 'What each shows, and the fee.' },
    { label: 'Check what insurance asks', href: '/employer-guide/insurance', text: 'Usually nothing about staff.' },
    {
      label: 'Print the risk assessment form',
      href: '/employer-guide/risk-assessment#form',
      text: 'One sheet, for paper.',
    },
    { label: 'Read the law in plain words', href: '/compliance', text: 'Each rule of law with its source.' },
  ],
} as const satisfies Article
