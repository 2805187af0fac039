import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/article'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const dbsChecks = {
  heading: 'DBS check levels: which check can you ask for?',
  lead: 'There are four levels: basic, standard, enhanced, and enhanced with barred lists. For most jobs the law allows a basic check only, which shows unspent convictions; the job itself, not your wish, decides whether you may go higher.',
  note: 'Checked 21 November 2026. England and Wales. General information, not legal advice.',
  call: employerCall,
  sections: [
    {
      id: 'levels',
      heading: 'The four levels side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'DBS levels: what each shows, for which jobs, who applies, and the DBS fee',
          head: ['Level', 'What it shows', 'For which jobs', 'Who applies', 'DBS fee'],
          rows: [
            [
              'Basic',
              'Unspent convictions and unspent conditional cautions.',
              'Any job, if you have a reason for asking that data protection law accepts.',
              [
                'The person, on ',
                { label: 'GOV.UK', href: 'https://www.gov.uk/request-copy-criminal-record' },
                ', or a company for them. You can pay.',
              ],
              '£21.50',
            ],
            [
              'Standard',
              'Also spent convictions and adult cautions, unless filtering protects them.',
              'Jobs listed in the Exceptions Order, such as a solicitor or a person who needs a security licence.',
              'You, through a body registered with the DBS.',
              '£21.50',
            ],
            [
              'Enhanced',
              'The same as standard, and local police information that the police think should be told.',
              'Certain jobs, mostly with children or adults who need care, and taxi drivers.',
              'You, through a body registered with the DBS.',
              '£49.50',
            ],
            [
              'Enhanced with barred lists',
              'The same as enhanced, and whether the person is barred from that work.',
              'Regulated activity with children or adults, and a few other jobs.',
              'You, through a body registered with the DBS.',
              '£49.50',
            ],
          ],
        },
        'The fees have applied since 2 December 2024, and a page of June 2026 gives the same. The DBS looks at its fees each year, so check before you pay. Companies that apply for you add their own charge. Standard and enhanced checks are free for volunteers. A basic check is not.',
      ],
      sources: [
        sources.dbsFees,
        sources.dbsFeesLater,
        sources.dbsBasic,
        sources.dbsApply,
        sources.dbsForEmployers,
        sources.unlockLevels,
        sources.unlockEligible,
        sources.dbsFiltering,
        sources.dbsVolunteers,
      ],
    },
    {
      id: 'which',
      heading: 'Find the level in three questions',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Do you need to know at all? Start from the tasks. If no task makes a record matter, do no check.',
            [
              'Is the job in the Exceptions Order? Use ',
              { label: 'the GOV.UK tool for employers', href: 'https://www.gov.uk/find-out-dbs-check' },
              '. If it says no, a basic check is the most you may ask for.',
            ],
            'Is it regulated activity, such as unsupervised care or teaching? Then an enhanced check with barred lists may be needed by law. To let a person do it whom you know to be barred is a crime.',
          ],
        },
        'Judge by what the person will do, not by the building, the title or the customer’s habit. If the tool does not give a clear answer, ask the DBS or Nacro.',
      ],
      sources: [sources.unlockLevels, sources.unlockChecklist, sources.nacroEmployerAdvice, sources.barredPeople],
    },
    {
      id: 'too-high',
      heading: 'Why not to ask for a higher check ‘to be safe’',
      blocks: [
        {
          kind: 'list',
          items: [
            'To make a false statement on purpose to get a certificate is a crime (section 123 of the Police Act 1997). Unlock says this covers an application that you know the job does not allow.',
            'A higher check shows spent convictions. In most jobs you may not count them, so you would hold what you may not use.',
            'It is also personal data that you do not need, with no condition in law to hold it.',
          ],
        },
      ],
      sources: [sources.policeActFalse, sources.unlockLevels, sources.spentEffect, sources.icoConditions],
    },
    {
      id: 'steps',
      heading: 'How to do a check',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Say in the advert which level of check the job needs, or that it needs none.',
            'Make the offer first, and say that it depends on the check.',
            'Ask the person what you may ask for that level, in writing.',
            'For a basic check, they apply, or they agree that you apply for them. For the others, you apply through a registered body (often called an umbrella body).',
            'The DBS sends the certificate to the person, not to you. Ask to see it.',
            [
              'If it shows something, talk before you decide. Use ',
              { label: 'our way of weighing it up', href: '/employer-guide/risk-assessment' },
              '.',
            ],
            'Write down the date, the level and your decision. Do not keep the certificate longer than you need it.',
          ],
        },
      ],
      sources: [sources.dbsForEmployers, sources.dbsApply, sources.dbsPolicy, sources.unlockChecklist],
    },
    {
      id: 'filtering',
      heading: 'What a standard or enhanced check leaves out',
      blocks: [
        'Filtering takes some old or minor records off these certificates. What is filtered is protected: you may not ask about it, and people need not tell you.',
        [
          'The rules are in ',
          { label: 'the table on our page about the law', href: '/compliance#filtering' },
          '. In short: prison sentences (suspended ones too) and a list of serious offences always show. Most other adult convictions stop showing 11 years after the conviction.',
        ],
      ],
      sources: [sources.dbsFiltering],
    },
    {
      id: 'afterwards',
      heading: 'After the check',
      blocks: [
        {
          kind: 'list',
          items: [
            'Show the certificate only to people whose job it is to decide. To pass it to others can be a crime (section 124 of the Police Act 1997).',
            'Keep a list of who has seen it.',
            'Keep certificate details no longer than you need. The usual limit under the DBS code of practice is six months after the decision.',
            'A certificate is true for the day it was made. It has no end date.',
          ],
        },
      ],
      sources: [
        sources.policeActSharing,
        sources.certificateRecords,
        sources.dbsCode,
        sources.dbsCodeInShort,
        sources.noEndDate,
      ],
    },
    {
      id: 'scotland-northern-ireland',
      heading: 'Scotland and Northern Ireland',
      blocks: [
        'For standard and enhanced checks, the place where you make the decision counts. In Scotland, use Disclosure Scotland: since 1 April 2025 its levels are Level 1, Level 2, Level 2 with barred list check, and the PVG scheme. In Northern Ireland, use AccessNI, which has basic, standard and enhanced checks.',
      ],
      sources: [sources.dbsPlaces, sources.scotlandLevels, sources.accessNi],
    },
  ],
  next: [
    {
      label: 'Weigh up what a check shows',
      href: '/employer-guide/risk-assessment',
      text: 'A fair way to decide, with a form to print.',
    },
    {
      label: 'Take the question off the form',
      href: '/employer-guide/ban-the-box',
      text: 'When to ask, and words you can use.',
    },
    {
      label: 'Ask us for a call back',
      href: '/employers#call-back',
      text: 'Tell us the job. We help you find the level.',
    },
  ],
} as const satisfies Article
