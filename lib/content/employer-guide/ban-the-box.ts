import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/prose/article'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const banTheBox = {
  heading: 'Ban the box in the UK: when to ask about convictions',
  lead: '‘Banning the box’ means taking the question about convictions off your application form and asking later, if the job needs it. In the UK it’s a campaign that employers choose to join, not a law, but data protection law points the same way.',
  note: 'Checked 21 November 2026. England and Wales unless we say otherwise. General information, not legal advice.',
  call: employerCall,
  sections: [
    {
      id: 'what-it-means',
      heading: 'What it means',
      blocks: [
        'Many application forms have a tick box: ‘Do you have a criminal record?’ Ban the Box is a campaign led by the charity Business in the Community. It asks employers to remove the box, ask about convictions later, and look at skills first.',
        'It doesn’t mean you never ask, or that you must hire anybody. It means you meet the person before you see the record.',
      ],
      sources: [sources.bitcBanTheBox, sources.unlockBanTheBox],
    },
    {
      id: 'the-law',
      heading: 'What the law says about asking early',
      blocks: [
        {
          kind: 'list',
          items: [
            'For most jobs, no law makes you ask about convictions at all.',
            'Details of convictions are criminal offence data. You may collect them only if you need them and have a condition in law for it.',
            'Unlock wrote its guidance with help from the Information Commissioner’s Office. It says that asking everybody on the form is unlikely to be necessary, so it’s likely to break data protection law.',
            'In most jobs you cannot take a spent conviction into account. A broad question on a form collects information that you then have to ignore.',
            'Even if the job needs a standard or enhanced DBS check, no general law says that you must ask on the form.',
          ],
        },
        [
          'For how to keep the answers lawfully, see our page about ',
          { label: 'the law', href: '/compliance#data' },
          '.',
        ],
      ],
      sources: [
        sources.unlockPrinciples,
        sources.unlockDataProtection,
        sources.icoRules,
        sources.unlockLaw,
        sources.unlockAsking,
      ],
    },
    {
      id: 'when-to-ask',
      heading: 'When to ask',
      blocks: [
        {
          kind: 'table',
          caption: 'Four times you could ask, and what happens',
          head: ['When', 'A good idea?', 'Why'],
          rows: [
            [
              'On the application form',
              'No',
              'You collect details about people you’ll never hire, and good people stop reading.',
            ],
            ['At the interview', 'Rarely', 'It turns a conversation about the work into one about the past.'],
            [
              'With the job offer',
              'Yes',
              'You have one person, a reason to ask, and time to talk. Unlock says this is usually the best time.',
            ],
            ['Never', 'Often', 'If the job doesn’t need it, you have nothing to store and nothing to get wrong.'],
          ],
        },
        'People don’t have to tell you about convictions unless you ask. So if you need to know, ask a clear question at the right time.',
      ],
      sources: [sources.unlockWhen, sources.nacroDataProtection],
    },
    {
      id: 'words',
      heading: 'Wording you can use',
      blocks: [
        'In the advert, if you won’t ask:',
        {
          kind: 'quote',
          text: 'We don’t ask about convictions for this job. Tell us what you can do.',
        },
        'In the advert, if you’ll ask later:',
        {
          kind: 'quote',
          text: 'We welcome applications from people with convictions. We don’t ask about them on the form or at interview. If we offer you the job, we’ll ask about unspent convictions only, and talk to you before we decide anything.',
        },
        'With the offer, for most jobs (the Rehabilitation of Offenders Act covers them):',
        {
          kind: 'quote',
          text: 'Do you have any convictions or conditional cautions that are unspent under the Rehabilitation of Offenders Act 1974? You do not have to tell us about anything that is spent.',
        },
        'With the offer, only for jobs where the law allows a standard or enhanced DBS check, ask this as well:',
        {
          kind: 'quote',
          text: 'Do you have any spent convictions or adult cautions that are not protected under the Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975? You do not have to tell us about protected ones. Unlock or Nacro can help you work out which are which.',
        },
        'This wording is our own, and follows the rules in the sources below. Check it with whoever advises you on employment law before you rely on it.',
      ],
      sources: [sources.unlockWording, sources.dbsFiltering],
    },
    {
      id: 'steps',
      heading: 'Ban the box in six steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Find every place you ask: forms, online portals, agency forms, starter packs.',
            'For each job, ask why you need to know. If there’s no reason linked to the work, stop asking.',
            [
              'If you have a reason, check ',
              { label: 'which DBS check the job allows', href: '/employer-guide/dbs-checks' },
              '. It determines what you can ask.',
            ],
            'Move the question to the offer stage, using the wording above.',
            [
              'Choose who reads the answer, and give them ',
              { label: 'a fair way to decide', href: '/employer-guide/risk-assessment' },
              '.',
            ],
            'Say so in your adverts. People who were put off before won’t know unless you tell them.',
          ],
        },
        [
          'You can also ',
          {
            label: 'sign up with Business in the Community',
            href: 'https://www.bitc.org.uk/toolkit/ban-the-box-employer-guide/',
          },
          ', whose guide takes employers through four steps.',
        ],
      ],
      sources: [sources.bitcBanTheBox, sources.unlockChecklist],
    },
    {
      id: 'do-not',
      heading: 'What not to do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not ask ‘Have you ever been convicted?’ In most jobs, that’s more than you can take into account.',
            'Do not move the box to an online questionnaire before the interview. It’s still the box.',
            'Do not ask people to get their own police record for you. Making somebody do that for a job is a crime (section 184 of the Data Protection Act 2018).',
            'Do not withdraw an offer before you’ve talked to the person.',
          ],
        },
      ],
      sources: [sources.unlockWording, sources.unlockPoliceRecords, sources.dbsPolicy],
    },
  ],
  next: [
    {
      label: 'Check which DBS check the job allows',
      href: '/employer-guide/dbs-checks',
      text: 'It determines which question you can ask.',
    },
    {
      label: 'Get ready for the answer',
      href: '/employer-guide/risk-assessment',
      text: 'A fair way to decide, with a form to print.',
    },
    { label: 'Ask us for a call back', href: '/employers#call-back', text: 'We can go through your form with you.' },
  ],
} as const satisfies Article
