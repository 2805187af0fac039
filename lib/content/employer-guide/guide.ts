import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const employerGuide = {
  heading: 'How to hire people with convictions: a\u00a0guide for employers',
  lead: 'Choose on skills first. Ask about convictions once, at the offer, and only if the job needs it. Then weigh the answer against the job, record your reason, and treat the person like any other new starter.',
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
            'For each job, ask whether any task makes a record relevant. If not, you don’t need to ask.',
            [
              'If yes, find out ',
              { label: 'which DBS check the job allows', href: '/employer-guide/dbs-checks' },
              '. That determines what you can ask.',
            ],
            [
              'Write a short policy: what you ask, when and why, who sees the answer, and when you destroy it. ',
              { label: 'The law page', href: '/compliance#data' },
              ' says what it must cover.',
            ],
            [
              'Ask your insurance broker once, for the whole business, whether hiring people with convictions changes your cover. ',
              { label: 'Insurance', href: '/employer-guide/insurance' },
              ' has an email you can copy.',
            ],
            'Brief the managers who will interview on what they can and cannot ask.',
          ],
        },
      ],
      sources: [sources.unlockChecklist, sources.unlockPrinciples, sources.dbsPolicy, sources.cipdTrust],
    },
    {
      id: 'advert',
      heading: '2. The advert and the form',
      blocks: [
        'Take the tick box off the form. Say in the advert whether you’ll ask about convictions, and when. People who have been turned down before look for that line.',
        {
          kind: 'quote',
          text: 'We welcome applications from people with convictions. We don’t ask about them on the form or at interview. If we offer you the job, we’ll ask about unspent convictions only, and talk to you before we decide anything.',
        },
        [
          'There’s more wording to copy on ',
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
          'We’re running a pilot: ',
          { label: 'ask for a call back', href: '/employers#call-back' },
          ` and someone will contact you within ${callBackTime}.`,
        ],
        [
          'In England and Wales, ',
          { label: 'New Futures Network', href: 'https://newfuturesnetwork.gov.uk' },
          ', part of HM Prison and Probation Service, helps employers work with prisons. Local charities and jobcentres know people who are ready to start.',
        ],
      ],
      sources: [sources.newFutures],
    },
    {
      id: 'interview',
      heading: '4. The interview',
      blocks: [
        'Talk about the work, and ask everybody the same questions. If somebody brings up a conviction without being asked, thank them, say when you’ll talk about it, and go back to the job. Do not write it down.',
        'Don’t read too much into a gap in a CV. Ask what the person can do now.',
      ],
      sources: [sources.unlockAssessing, sources.nacroDataProtection],
    },
    {
      id: 'offer',
      heading: '5. The offer: ask once',
      blocks: [
        'Make a conditional offer: say that it depends on the answer or the check. Then ask in writing, with the wording that fits the job. For most jobs, that’s unspent convictions only.',
        'People don’t have to tell you unless you ask. In most jobs, they never have to tell you about anything spent.',
      ],
      sources: [sources.unlockWhen, sources.unlockWording, sources.spentEffect],
    },
    {
      id: 'decide',
      heading: '6. If somebody discloses a conviction',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Check that you’re allowed to take it into account. In most jobs, you cannot if it’s spent.',
            'Meet the person before you decide.',
            'Weigh it against the tasks of the job, not your feelings.',
            'Consider what safeguards would help.',
            'Decide, explain why, and record the decision and your reason, but not details of the offence.',
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
            'Somebody on licence after prison can only do work that their supervising officer has approved. Ask them to tell the officer early, and allow time.',
            'Probation appointments are part of the licence. Agree how to fit shifts around them.',
            'Only tell colleagues who need to know. That’s usually one or two people.',
            'Check the right to work, as you would for any new starter.',
          ],
        },
      ],
      sources: [sources.nacroLicence, sources.unlockDataProtection],
    },
    {
      id: 'first-months',
      heading: '8. The first months',
      blocks: [
        'Most of what helps is what helps any new starter. The CIPD Trust suggests mentors or champions for people with convictions, where suitable. Here’s a plan of our own that costs little:',
        {
          kind: 'table',
          caption: 'A plan for the first months',
          head: ['When', 'Do this'],
          rows: [
            [
              'Day 1',
              'Give them a tour, and the name of someone they can go to with questions. Tell them when pay day is, and how much their first pay will be.',
            ],
            ['Week 1', 'Catch up for ten minutes. Ask what’s going well and what’s hard.'],
            [
              'Week 2',
              'Check that shifts work around appointments and travel, and that money will last until pay day.',
            ],
            ['Week 6', 'Review the work, as you would with anyone. Say what’s good.'],
            ['Month 3', 'Review any safeguards you agreed. End them if you can.'],
            ['Month 6', 'Talk about training, more hours or the next job. Ask what the person wants.'],
          ],
        },
        'If something goes wrong, use your usual process. An old conviction is no reason to suspect anyone. If a conviction becomes spent while the person works for you, in most jobs you can no longer take it into account, and no longer need the record you kept.',
      ],
      sources: [sources.cipdTrust, sources.spentEffect],
    },
    {
      id: 'checklist',
      heading: 'A summary for your manager',
      blocks: [
        {
          kind: 'list',
          items: [
            'We ask only if the job needs it, and only at the offer.',
            'We ask for the level of check the job allows, and no higher.',
            'We don’t take spent convictions into account where the law says we cannot.',
            'We talk to the person before we decide, and record the reason.',
            'We keep as little as possible, securely, and destroy it on a set date.',
            'We have asked our insurance broker whether our cover changes.',
          ],
        },
        [
          'You’ll find the rules behind these points, with sections and sources, on ',
          { label: 'the page about the law', href: '/compliance' },
          '.',
        ],
      ],
      sources: [sources.unlockPrinciples, sources.rehabilitationPeriods],
    },
  ],
  next: [
    {
      label: 'Request a call back',
      href: '/employers#call-back',
      text: `A short form. Someone will contact you within ${callBackTime}.`,
    },
    {
      label: 'Read about banning the box',
      href: '/employer-guide/ban-the-box',
      text: 'When to ask, and wording to copy.',
    },
    { label: 'Compare DBS check levels', href: '/employer-guide/dbs-checks', text: 'What each shows, and the fee.' },
    { label: 'Check what insurers ask', href: '/employer-guide/insurance', text: 'Usually nothing about staff.' },
    {
      label: 'Print the risk assessment form',
      href: '/employer-guide/risk-assessment#form',
      text: 'One sheet of paper.',
    },
    { label: 'Read the law in plain English', href: '/compliance', text: 'Each rule of law with its source.' },
  ],
} as const satisfies Article
