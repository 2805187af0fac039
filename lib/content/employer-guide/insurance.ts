import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/prose/article'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const insurance = {
  heading: 'Does hiring people with convictions affect your insurance?',
  lead: 'Usually not: Unlock, a charity for people with criminal records, says that insurers do not generally ask a business for details of its staff, and calls the worry a common myth. Read your own policy before you rely on that, and answer every question truthfully.',
  note: 'Checked 21 November 2026. The Insurance Act covers the whole UK; what we say about spent convictions is for England and Wales. General information, not legal or insurance advice.',
  call: employerCall,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Directors: insurers normally ask whether any director has an unspent conviction. Answer truthfully.',
            'Staff: you are not generally asked for their details, or made to give them.',
            'Spent convictions: you never have to tell an insurer about them, whether yours or anyone else’s.',
            'Unspent convictions of staff: tell your insurer if it asks, or if a careful insurer would want to know.',
            'If in doubt, ask your broker before the first day. Do not give a name.',
          ],
        },
      ],
      sources: [sources.unlockInsurance, sources.spentEffect, sources.fairPresentation],
    },
    {
      id: 'fair-presentation',
      heading: 'What you must tell an insurer',
      blocks: [
        'When a business buys, renews or changes a policy, it must give the insurer a fair picture of the risk. The Insurance Act 2015 calls this the duty of fair presentation.',
        {
          kind: 'list',
          items: [
            'You must disclose every fact that would matter to a careful insurer deciding whether to take the risk, and on what terms (sections 3 and 7).',
            'Or you must disclose enough to prompt that insurer to ask more.',
            'What counts is what your senior managers know, what the people who arrange your insurance know, and what a reasonable search would have found (section 4).',
            'If you leave something out, the insurer has a remedy only if it would have said no, or set different terms (section 8).',
          ],
        },
        'The Act does not say that one employee’s conviction matters. That depends on the policy and the job. A conviction for theft may matter for cover against theft by staff. It is hard to see why it would matter for storm cover.',
      ],
      sources: [sources.fairPresentation],
    },
    {
      id: 'spent',
      heading: 'Spent convictions: the Act helps you',
      blocks: [
        'Section 4(3)(a) of the Rehabilitation of Offenders Act 1974 is about any duty to disclose, by law or by contract. Such a duty does not cover spent convictions, ‘whether the conviction is his own or another’s’.',
        'So as we read it, a business does not have to tell an insurer about an employee’s spent conviction. The Act allows exceptions by order. If an insurer says that you must, ask it which rule it means, and ask Unlock.',
        'The Association of British Insurers tells its members to ask about relevant unspent convictions only, in clear words. That guide is voluntary.',
      ],
      sources: [sources.spentEffect, sources.abiGuide, sources.unlockInsurers],
    },
    {
      id: 'where-to-look',
      heading: 'Where to look in your policy',
      blocks: [
        'We have found no public list of what each insurer asks. Unlock says that questions about directors are normal, and questions about staff are not. The rest of this checklist is our own:',
        {
          kind: 'table',
          caption: 'Policies, and what to look for in each',
          head: ['Policy', 'Look for'],
          rows: [
            [
              'Employers’ liability and public liability',
              'Questions about directors or partners. Any question about staff, and whether it says ‘unspent’.',
            ],
            [
              'Theft by staff (fidelity or crime cover)',
              'Any term about staff with past dishonesty, references or checks before they start.',
            ],
            ['Vehicles', 'Questions about each driver, and how many years back they go.'],
            ['Money, keys and customers’ homes', 'Any term about who may hold them alone.'],
            ['Contracts with customers', 'A promise you made about checks. It can be stricter than your insurer.'],
          ],
        },
      ],
      sources: [sources.unlockInsurance],
    },
    {
      id: 'ask-your-broker',
      heading: 'An email to your broker',
      blocks: [
        { kind: 'quote', text: 'We plan to hire people with convictions. Please tell us in writing:' },
        {
          kind: 'steps',
          items: [
            'Does any of our policies ask about convictions of staff who are not directors?',
            'If so, does it ask about unspent ones only?',
            'Is there a term about staff with past dishonesty, and for which jobs?',
            'If one of our policies has a problem, which other insurer would cover us?',
          ],
        },
        'Ask once for the whole business, and keep the answer. Then you never need to discuss an individual.',
        [
          'If your broker cannot help, ask another. Unlock keeps ',
          {
            label: 'a list of insurers that cover people with unspent convictions',
            href: 'https://recruit.unlock.org.uk/guidance/insurers/',
          },
          '.',
        ],
      ],
      sources: [sources.unlockInsurance, sources.unlockInsurerList],
    },
    {
      id: 'do-not',
      heading: 'What not to do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not turn somebody down because of insurance that nobody has checked.',
            'Do not send an insurer a name or details that it has not asked for. Details of convictions are criminal offence data, and sending them on needs a lawful reason.',
            'Do not answer ‘none’ to a question about staff without looking at what it asks: staff or directors, spent or unspent.',
            'Do not wait for renewal if you know that a term is a problem. Ask now.',
          ],
        },
      ],
      sources: [sources.icoRules, sources.fairPresentation],
    },
  ],
  next: [
    {
      label: 'Weigh up a conviction fairly',
      href: '/employer-guide/risk-assessment',
      text: 'Insurance is only one part of the decision.',
    },
    {
      label: 'Read the law in plain English',
      href: '/compliance',
      text: 'Spent and unspent, checks, and what you may keep.',
    },
    {
      label: 'Ask us for a call back',
      href: '/employers#call-back',
      text: 'We don’t sell insurance, but we can help you ask.',
    },
  ],
} as const satisfies Article
