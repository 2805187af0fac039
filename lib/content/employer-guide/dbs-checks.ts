import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/prose/article'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const dbsChecks = {
  heading: 'DBS check levels: which check can you ask for?',
  lead: 'There are four levels: basic, standard, enhanced, and enhanced with barred lists. For most jobs, the law only allows a basic check, which shows unspent convictions. Whether you can ask for a higher level depends on the job, not on what you would prefer.',
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
                ', or a company on their behalf. You can pay for them.',
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
              'The same as standard, plus any local police information that the police think is relevant.',
              'Certain jobs, mostly with children or adults who need care, and taxi drivers.',
              'You, through a body registered with the DBS.',
              '£49.50',
            ],
            [
              'Enhanced with barred lists',
              'The same as enhanced, plus whether the person is barred from that work.',
              'Regulated activity with children or adults, and a few other jobs.',
              'You, through a body registered with the DBS.',
              '£49.50',
            ],
          ],
        },
        'These fees have applied since 2 December 2024, and were the same in June 2026. The DBS reviews its fees each year, so check before you pay. Companies that apply on your behalf add their own charge. Standard and enhanced checks are free for volunteers. Basic checks are not.',
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
            'Do you need to know at all? Start with the tasks. If no task makes a record relevant, don’t check.',
            [
              'Is the job in the Exceptions Order? Use ',
              { label: 'the GOV.UK tool for employers', href: 'https://www.gov.uk/find-out-dbs-check' },
              '. If it says no, a basic check is the most you can ask for.',
            ],
            'Is it regulated activity, such as unsupervised care or teaching? Then the law may require an enhanced check with barred lists. It is a crime to let somebody do it if you know they are barred.',
          ],
        },
        'Go by what the person will do, not where they’ll work, their job title or what a customer usually asks for. If the tool doesn’t give a clear answer, ask the DBS or Nacro.',
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
            'It is a crime to knowingly make a false statement to get a certificate (section 123 of the Police Act 1997). Unlock says this includes applying for a check that you know the job does not allow.',
            'A higher check shows spent convictions. In most jobs you cannot take them into account, so you would hold information you cannot use.',
            'It also gives you personal data that you do not need, and that no condition in law lets you hold.',
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
            'Ask the person, in writing, only what that level allows.',
            'For a basic check, they apply, or agree to you applying for them. For the others, you apply through a registered body (often called an umbrella body).',
            'The DBS sends the certificate to the person, not to you. Ask to see it.',
            [
              'If it shows something, talk to the person before you decide. Use ',
              { label: 'our risk assessment', href: '/employer-guide/risk-assessment' },
              '.',
            ],
            'Record the date, the level and your decision. Do not keep the certificate for longer than you need.',
          ],
        },
      ],
      sources: [sources.dbsForEmployers, sources.dbsApply, sources.dbsPolicy, sources.unlockChecklist],
    },
    {
      id: 'filtering',
      heading: 'What a standard or enhanced check leaves out',
      blocks: [
        'Filtering takes some old or minor records off these certificates. What is filtered is protected: you cannot ask about it, and people do not have to tell you.',
        [
          'The rules are in ',
          { label: 'the table on our page about the law', href: '/compliance#filtering' },
          '. In short: prison sentences (suspended ones too) and a list of serious offences always show. Most other adult convictions stop showing 11 years after the conviction, if they are spent.',
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
            'Only show the certificate to the people who decide. Passing it to others can be a crime (section 124 of the Police Act 1997).',
            'Keep a list of who has seen it.',
            'Keep certificate details no longer than you need. The usual limit under the DBS code of practice is six months after the decision.',
            'A certificate is accurate on the day it was issued. It has no expiry date.',
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
        'For standard and enhanced checks, what matters is where you make the decision. In Scotland, use Disclosure Scotland: since 1 April 2025 its levels are Level 1, Level 2, Level 2 with barred list check, and the PVG scheme. In Northern Ireland, use AccessNI, which has basic, standard and enhanced checks.',
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
      text: 'When to ask, and wording you can use.',
    },
    {
      label: 'Ask us for a call back',
      href: '/employers#call-back',
      text: 'Tell us about the job, and we’ll help you find the right level.',
    },
  ],
} as const satisfies Article
