import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article, ArticleBlock } from '@/lib/content/prose/article'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'
import { periodColumns, periodRows } from '@/lib/content/disclosure/rehabilitation-periods'

type Table = Extract<ArticleBlock, { kind: 'table' }>

const spentTable = {
  kind: 'table',
  caption: 'When a conviction or caution becomes spent in England and Wales, under the law since 28 October 2023',
  head: periodColumns,
  rows: periodRows,
} as const satisfies Table

export const compliance = {
  heading: 'Convictions and the law: compliance for UK employers',
  lead: 'For most jobs, you can ask about unspent convictions only, you cannot hold a spent one against anybody, and you need a lawful reason to ask and to keep the answer. This page gives each rule in plain English, with its section and its source.',
  note: [
    'When is a conviction spent? ',
    { label: 'Work it out with our disclosure calculator', href: '/disclosure-calculator' },
    '. Law checked 21 November 2026. England and Wales unless we say otherwise. General information, not legal advice: for your own case, ask a lawyer or one of the services at the end of this page.',
  ],
  call: employerCall,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'If a conviction is spent, treat it as if it had never happened, unless the job is in the Exceptions Order.',
            'If it is unspent, you can take it into account, but you do not have to.',
            'Which check you can ask for depends on the job.',
            'Before you ask, have a reason, a condition in law and, often, a policy document.',
            'Take the same steps for everybody, and put your reason in writing.',
          ],
        },
      ],
      sources: [sources.spentEffect, sources.unlockLaw, sources.unlockLevels, sources.icoRules],
    },
    {
      id: 'spent',
      heading: 'Spent and unspent: the Rehabilitation of Offenders Act 1974',
      blocks: [
        'After a set time, most convictions become spent. Then, for most jobs:',
        {
          kind: 'list',
          items: [
            'A question about the past does not cover spent convictions. The person can answer as if there were none (section 4(2)).',
            'A spent conviction, or not telling you about one, is not a proper ground to refuse a job, to dismiss or to treat somebody worse at work (section 4(3)(b)).',
          ],
        },
        'The time depends mostly on the sentence, and on the age at conviction. For some serious violent, sexual and terrorist offences it depends on the offence too: a single prison term of over 4 years is then never spent. The end of the whole sentence includes any time on licence.',
        spentTable,
        'These are the most common sentences. The table is not complete: GOV.UK has more. For a suspended sentence of 6 months, suspended for 2 years, count the 6 months. The periods also count for convictions from before October 2023. Many tables online are older than that, and most of the periods in them are longer.',
      ],
      sources: [
        sources.rehabilitationPeriods,
        sources.spentEffect,
        sources.spentPeriods,
        sources.spentCautions,
        sources.motoring,
        sources.motoringReforms,
      ],
    },
    {
      id: 'hard-cases',
      heading: 'When the table is not enough',
      blocks: [
        {
          kind: 'list',
          items: [
            'Several sentences for one conviction: the longest counts (section 6(2)).',
            'A new conviction before the old one is spent: both wait for the later date (section 6(4)), with two exceptions.',
            'First exception: the new offence can be tried only in a magistrates’ court (a summary offence), or is low-value damage tried there. Then neither waits for the other (section 6(6)).',
            'Second exception: a ban, a restraining order or another order that only forbids or limits something. By itself it does not make another conviction wait. Other sentences for the same conviction do (section 6(5)).',
            'A new sentence that is never spent: an older conviction that was still unspent is never spent either (section 1(1)).',
            'Several prison terms: one after the other, they are added up. At the same time and from the same case, they count as one (section 5(7)).',
            'A conditional discharge that was broken: a new sentence for the old offence can make a spent conviction unspent again (section 6(3)).',
            'Orders with no end, and dates that are close: a few points are not settled, and tools can differ by a day or more. Use the later date.',
          ],
        },
        'Do not guess. If the date is close, or there is more than one conviction, ask Unlock or Nacro before you decide. If you still cannot tell, nobody should lose a job over a calculation.',
      ],
      sources: [sources.severalConvictions, sources.spentPeriods, sources.spentMeaning],
    },
    {
      id: 'exceptions',
      heading: 'The Exceptions Order: when spent convictions count',
      blocks: [
        'The Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975 lists jobs for which you may ask about spent convictions too, unless they are protected. Among them are work with children and with adults who need care, some professions and some licences.',
        [
          'If a job is not on the list, the Order does not help you. Use ',
          { label: 'the GOV.UK tool', href: 'https://www.gov.uk/find-out-dbs-check' },
          ' before you advertise.',
        ],
      ],
      sources: [sources.unlockLaw, sources.unlockLevels, sources.unlockEligible, sources.dbsFiltering],
    },
    {
      id: 'dbs',
      heading: 'DBS checks in short',
      blocks: [
        {
          kind: 'table',
          caption: 'The four DBS levels in one line each',
          head: ['Level', 'Shows', 'Allowed for'],
          rows: [
            ['Basic', 'Unspent only', 'Any job, with a reason'],
            ['Standard', 'Also spent ones that are not protected', 'Jobs in the Exceptions Order'],
            ['Enhanced', 'Also local police information', 'Certain jobs set by law'],
            [
              'Enhanced with barred lists',
              'Also whether the person is barred',
              'Regulated activity and a few other jobs',
            ],
          ],
        },
        [
          'Fees, who applies and what to do with the result are on ',
          { label: 'the page about DBS checks', href: '/employer-guide/dbs-checks' },
          '.',
        ],
      ],
      sources: [sources.unlockLevels, sources.dbsFiltering],
    },
    {
      id: 'filtering',
      heading: 'Filtering: what standard and enhanced checks show',
      blocks: [
        {
          kind: 'table',
          caption: 'What shows on a standard or enhanced DBS certificate issued since 28 October 2023',
          head: ['Record', 'Shows'],
          rows: [
            ['Anything unspent', 'Yes'],
            ['Conviction with a prison sentence, suspended or not', 'Always'],
            ['Conviction or adult caution for an offence on the list of specified offences', 'Always'],
            ['Any other conviction, aged 18 or over', 'For 11 years from the conviction'],
            ['Any other conviction, aged under 18', 'For 5 years 6 months from the conviction'],
            ['Any other adult caution', 'For 6 years'],
            ['Youth caution, reprimand or warning', 'Not as a rule. A youth conditional caution: only while unspent'],
          ],
        },
        'What no longer shows is protected: you cannot ask about it or use it. On enhanced checks, the police may add information that they think relevant.',
      ],
      sources: [sources.dbsFiltering],
    },
    {
      id: 'data',
      heading: 'Asking and keeping: UK GDPR Article 10',
      blocks: [
        'Details of convictions are criminal offence data. So is the fact that a person has none. Before you ask, have all four:',
        {
          kind: 'steps',
          items: [
            'A purpose linked to the job, and a need to know.',
            'A lawful basis under Article 6 of the UK GDPR. Nacro says that legitimate interests is likely to fit best.',
            'A condition in Schedule 1 to the Data Protection Act 2018, because Article 10 requires it. Which condition fits depends on the job, so take advice if you are not sure.',
            'If that condition requires it, an appropriate policy document. It says how you keep to the data protection principles, and how long you keep the data (Schedule 1, paragraph 39).',
          ],
        },
        {
          kind: 'table',
          caption: 'Conditions in Schedule 1 that employers look at first',
          head: ['Condition', 'When it can fit', 'Policy document?'],
          rows: [
            [
              'Employment (paragraph 1)',
              'The law on employment gives you a duty or a right, and you need the data for it.',
              'Yes',
            ],
            [
              'Regulatory requirements (paragraph 12)',
              'The law or a regulator requires you to find out about unlawful acts or dishonesty.',
              'Yes',
            ],
            [
              'Safeguarding (paragraph 18)',
              'You protect children or adults at risk, and cannot ask for consent.',
              'Yes',
            ],
            [
              'Consent (Part 3)',
              'Rarely. Somebody who needs the job isn’t really free to say no.',
              'Not by that condition',
            ],
          ],
        },
        'No private body may keep a full register of convictions. Tell applicants what you ask, why, who sees it and when it is destroyed. Asking everybody on the form is unlikely to be lawful.',
        'A draft of the Information Commissioner’s guidance says not to vet every applicant routinely unless the law makes you.',
      ],
      sources: [
        sources.icoRules,
        sources.icoConditions,
        sources.dataConditions,
        sources.unlockDataProtection,
        sources.nacroDataProtection,
        sources.consentIsWeak,
        sources.icoVetting,
      ],
    },
    {
      id: 'keeping',
      heading: 'Keeping and destroying certificates',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep it secure. Only let the people who decide see it, and keep a list of them.',
            'Standard and enhanced checks: passing the information to others can be a crime (section 124 of the Police Act 1997).',
            'Destroy it when you no longer need it. The usual limit under the DBS code of practice is six months after the decision.',
            'Registered bodies, responsible organisations and users of the Update Service must have a policy on recruiting people with convictions, and show it to applicants who ask. The DBS expects every organisation to have one.',
            'Never make a person get their own police record for you. That is a crime too (section 184 of the Data Protection Act 2018).',
          ],
        },
      ],
      sources: [
        sources.policeActSharing,
        sources.dbsCode,
        sources.dbsCodeInShort,
        sources.certificateRecords,
        sources.dbsPolicy,
        sources.unlockPoliceRecords,
      ],
    },
    {
      id: 'fairness',
      heading: 'Fair recruitment and equality law',
      blocks: [
        'A conviction is not one of the nine protected characteristics in section 4 of the Equality Act 2010. But a rule that hits one group harder, such as people of one race or sex, can be indirect discrimination unless you can justify it (section 19). ‘No convictions at all’ is one to think twice about.',
        {
          kind: 'list',
          items: [
            'Use the same steps, the same questions and the same form for everybody.',
            'Base the decision on the job, not on a list of offences.',
            'Talk to the person before you withdraw an offer.',
            'Write down the reason.',
          ],
        },
        [
          'Our page about ',
          { label: 'a fair risk assessment', href: '/employer-guide/risk-assessment' },
          ' has the steps and a form.',
        ],
      ],
      sources: [
        sources.protectedCharacteristics,
        sources.indirectDiscrimination,
        sources.unlockPrinciples,
        sources.dbsPolicy,
      ],
    },
    {
      id: 'scotland-northern-ireland',
      heading: 'Scotland and Northern Ireland',
      blocks: [
        {
          kind: 'table',
          caption: 'What differs, and who to ask',
          head: ['Place', 'What differs', 'Checks', 'Who to ask'],
          rows: [
            [
              'Scotland',
              'Other periods, and they run from the date of conviction. Do not use the table above.',
              'Disclosure Scotland. Since 1 April 2025: Level 1, Level 2, Level 2 with barred list check, and the PVG scheme, which the law requires for regulated roles.',
              [
                'Disclosure Scotland trains employers at no cost: see ',
                {
                  label: 'mygov.scot',
                  href: 'https://www.mygov.scot/find-a-job-with-a-conviction/employing-people-with-convictions',
                },
                '.',
              ],
            ],
            [
              'Northern Ireland',
              'Another law, the Rehabilitation of Offenders (Northern Ireland) Order 1978, with other periods. Do not use the table above.',
              'AccessNI: basic, standard and enhanced.',
              [
                'Niacro, at ',
                {
                  label: 'Disclosure NI',
                  href: 'https://disclosureni.com/content-pages/how-can-i-handle-disclosure-for-applicants-or-employees',
                },
                '.',
              ],
            ],
          ],
        },
      ],
      sources: [
        sources.scotlandPeriods,
        sources.scotlandLevels,
        sources.scotlandRegulatedRoles,
        sources.scotlandHelp,
        sources.accessNi,
        sources.niacro,
      ],
    },
    {
      id: 'who-to-ask',
      heading: 'Who to ask',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { label: 'Unlock for employers', href: 'https://recruit.unlock.org.uk/' },
              ': free guidance on asking, checks and fair decisions.',
            ],
            [
              {
                label: 'Nacro’s Employer Advice Service',
                href: 'https://www.nacro.org.uk/nacro-services/criminal-record-support/advice-for-employers/risk-assessment/',
              },
              ': confidential advice on criminal records.',
            ],
            [
              { label: 'The Information Commissioner’s Office', href: 'https://ico.org.uk/for-organisations/' },
              ': data protection.',
            ],
            'An employment lawyer, for advice on your own case.',
          ],
        },
      ],
      sources: [sources.nacroEmployerAdvice, sources.dbsPolicy],
    },
  ],
  next: [
    {
      label: 'Follow the employer guide',
      href: '/employer-guide',
      text: 'The same rules, in the order you meet them.',
    },
    {
      label: 'Check which DBS check a job allows',
      href: '/employer-guide/dbs-checks',
      text: 'Levels, fees and what to do with the result.',
    },
    {
      label: 'Ask us for a call back',
      href: '/employers#call-back',
      text: 'We’re not lawyers, but we know who to ask.',
    },
  ],
} as const satisfies Article
