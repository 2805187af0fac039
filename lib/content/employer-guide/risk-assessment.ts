import { employerCall } from '@/lib/content/employer-guide/employer-call'
import type { Article } from '@/lib/content/prose/article'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'

export const riskAssessment = {
  heading: 'Criminal record risk assessment: a fair way to decide',
  lead: 'Start with the job, look only at what the law lets you take into account, talk to the person, and record why you decided. This page shows what to weigh up, what to ask and what to leave out, and ends with a form to print.',
  note: 'Checked 21 November 2026. England and Wales unless we say otherwise. General information, not legal advice.',
  call: employerCall,
  sections: [
    {
      id: 'before',
      heading: 'Before you start: what can you take into account?',
      blocks: [
        {
          kind: 'table',
          caption: 'What you can take into account',
          head: ['The job', 'You can consider', 'You cannot consider'],
          rows: [
            [
              'Most jobs',
              'Unspent convictions and conditional cautions.',
              'Anything spent, however you came to know it.',
            ],
            [
              'Jobs in the Exceptions Order (a standard or enhanced check is allowed)',
              'Unspent ones, and spent ones that are not protected.',
              'Anything protected by filtering.',
            ],
          ],
        },
        'If everything you were told is spent, and the job isn’t in the Exceptions Order, stop here. There’s nothing to weigh up. Do not write it down.',
        [
          'Not sure whether something is spent? See ',
          { label: 'the table of periods', href: '/compliance#spent' },
          '. If it’s close, ask the person to call Unlock, or call Nacro’s Employer Advice Service yourself, before you decide.',
        ],
      ],
      sources: [sources.spentEffect, sources.unlockLaw, sources.dbsFiltering],
    },
    {
      id: 'steps',
      heading: 'Seven steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Choose on skills first. Make the offer, and say what it depends on.',
            'Write down the tasks of the job, before you read about the record: money, keys, driving, working alone, children, adults who need care.',
            'Read only what the job requires. Two people at most should see it, and neither should tell the team.',
            'Meet the person. Explain why, and say that a record doesn’t mean no.',
            'Weigh each point in the table below against the tasks.',
            'Consider safeguards: supervision, two signatures, a different shift, a review after three months.',
            'Decide, record the reason in terms of the job, and tell the person.',
          ],
        },
      ],
      sources: [sources.unlockAssessing, sources.nacroAssessment, sources.dbsPolicy],
    },
    {
      id: 'weigh',
      heading: 'What to weigh up',
      blocks: [
        {
          kind: 'table',
          caption: 'Points to weigh up, and a question for each',
          head: ['Point', 'Ask yourself', 'Take care'],
          rows: [
            [
              'Relevance to the job',
              'Could any task lead to the same thing happening again?',
              'If it’s not relevant, it’s not a reason.',
            ],
            [
              'What happened',
              'What did the person do, in plain words?',
              'The name of an offence can sound worse, or milder, than what happened.',
            ],
            ['How serious', 'What was the sentence, and was anybody hurt?', 'It’s not your job to retry the case.'],
            [
              'How long ago, and what age',
              'What has the person done since?',
              'A teenager is not the adult in front of you.',
            ],
            ['Once or often', 'Is there a pattern? Has it stopped?', 'Several charges can come from one day.'],
            [
              'What was going on then',
              'Was it debt, drink, trouble at home?',
              'Ask kindly. You don’t need to know everything.',
            ],
            [
              'What has changed',
              'What about work, training, home, support, and how they talk about it?',
              'Nobody has to be perfect to be safe.',
            ],
            [
              'What you can do',
              'Would a change to the task or the supervision be enough?',
              'If yes, you have your answer.',
            ],
          ],
        },
      ],
      sources: [sources.unlockFactors, sources.nacroEmploying],
    },
    {
      id: 'talk',
      heading: 'The conversation',
      blocks: [
        'Choose a private room and a set time. Nacro says not to hold the meeting alone: bring a colleague who took part in the hiring. Begin with this:',
        {
          kind: 'quote',
          text: 'We want you for this job. We have to ask about one thing you told us, because of these tasks. We keep one short form: what we can take into account, anything you tell us that matters for these tasks, our decision and our reason. We keep it locked away, and we’ll tell you the date when we destroy it.',
        },
        'Then ask:',
        {
          kind: 'list',
          items: [
            'What would you like us to know about it?',
            'What has changed since then?',
            'Is there anything in this job that worries you?',
            'What help would you want from us in the first weeks?',
          ],
        },
        'Do not ask about anything spent, about family, health or faith, or for court papers. Do not make the person tell the story twice.',
      ],
      sources: [sources.nacroAssessment, sources.unlockAssessing],
    },
    {
      id: 'decide',
      heading: 'Decide, and explain',
      blocks: [
        {
          kind: 'table',
          caption: 'Three fair outcomes',
          head: ['Decision', 'When', 'What you say'],
          rows: [
            [
              'Go ahead',
              'It’s not relevant to the tasks.',
              'Thank you for telling us. It changes nothing. See you on Monday.',
            ],
            [
              'Go ahead, with safeguards',
              'It’s relevant, and safeguards would deal with it.',
              'Here’s what we’ll do, why, and when we’ll review it.',
            ],
            [
              'Not this job',
              'It’s relevant, and no safeguard would deal with it. Or the law says no.',
              'Here’s our reason, about this job only. Tell us if we’ve got something wrong.',
            ],
          ],
        },
        'In work with children or adults who need care, the law may say no: it is a crime to let a person do regulated activity if you know that they are barred from it.',
      ],
      sources: [sources.unlockFactors, sources.dbsPolicy, sources.barredPeople],
    },
    {
      id: 'keep',
      heading: 'What to keep',
      blocks: [
        'Keep the form below and nothing else: what you could take into account, the link to the tasks, what the person wanted you to know, the decision and the reason. Do not keep the story. Lock it away from the ordinary staff file, with a date to destroy it, and tell the person that date.',
        [
          'For DBS certificates the usual limit is six months after the decision. The rest is on our page about ',
          { label: 'keeping records', href: '/compliance#keeping' },
          '.',
        ],
      ],
      sources: [sources.dbsCodeInShort, sources.unlockDataProtection],
    },
    {
      id: 'do-not',
      heading: 'What not to do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not keep a list of offences that always mean no, unless the law sets one for the job.',
            'Do not search the web for the person’s past. You may find something spent, or the wrong person.',
            'Do not decide before the conversation. The DBS says to discuss what a check shows before you withdraw an offer.',
            'Do not treat two people with the same facts differently.',
          ],
        },
      ],
      sources: [sources.unlockPrinciples, sources.dbsPolicy],
    },
    {
      id: 'form',
      heading: 'The form',
      blocks: [
        'Print this page: the form comes last, on a sheet of its own. You can’t fill it in on screen, so nothing about a person reaches us or stays on a computer. Write on paper, or copy it into your own secure system.',
      ],
    },
  ],
  next: [
    {
      label: 'Follow the whole guide',
      href: '/employer-guide',
      text: 'From before the advert to the first months.',
    },
    {
      label: 'Check what insurers ask',
      href: '/employer-guide/insurance',
      text: 'Usually nothing about staff. Here’s how to be sure.',
    },
    { label: 'Ask us for a call back', href: '/employers#call-back', text: 'Talk it through with us, without names.' },
  ],
} as const satisfies Article
