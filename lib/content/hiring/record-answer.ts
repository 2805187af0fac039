import type { DbsLevel } from '@/lib/domain/job-board/job'

/** What an applicant reads when the employer has asked about a record, and before they answer. */
export const recordAnswerWords = {
  heading: {
    asked: 'The employer has asked about your record',
    declined: 'Your answer: you’d rather not say',
    shared: 'Your answer: you’ll talk about it',
    taken_back: 'You took your statement back',
  },
  intro: {
    asked: 'It’s up to you. Nothing is sent until you have chosen an answer and said yes to it on the next page.',
    declined: 'You can change your answer until the employer has decided.',
    shared: 'If you like, you can also let them read your statement.',
    taken_back:
      'The employer sees that you took it back. It’s up to you whether you talk about it or let them read one again.',
  },
  again: {
    declined: 'Change your answer',
    shared: 'Let them read your statement',
    taken_back: 'Let them read one again',
  },
  ways: 'Ways to answer',

  lawHeading: 'What this employer may ask, by law',
  /** By the check that the advert names. */
  law: {
    none: 'If you answer, you must answer truthfully about what is not spent. You may leave out anything that is spent. This job has no record check.',
    basic:
      'If you answer, you must answer truthfully about what is not spent. You may leave out anything that is spent: the basic check for this job doesn’t show it.',
    standard:
      'If you answer, you must answer truthfully, including about what is spent: the standard check for this job shows it. You may leave out anything that is filtered (left off the check).',
    enhanced:
      'If you answer, you must answer truthfully, including about what is spent: the enhanced check for this job shows it. You may leave out anything that is filtered (left off the check).',
  } satisfies Record<DbsLevel, string>,
  calculator: 'Find out what is spent, and what this employer may ask',
  alsoAsked: 'They’ve also asked about your record. Go to the question',
  calculatorNote: 'The calculator works on this device. It sends nothing to us or to the employer.',

  statementHeading: 'Let them read your statement',
  statementText: (company: string): string =>
    `People whom ${company} has chosen for this can read a version of it. You see it in full before you say yes.`,
  statementNone: 'You haven’t written one yet. You can, at your own pace, and then come back here.',
  statementNoReader: (company: string): string =>
    `Nobody at ${company} can read statements at the moment. You can still talk about it.`,
  which: 'Which version?',
  look: 'Read this version, then say yes or no',

  talkHeading: 'Talk about it',
  talkText:
    'They only see that you’re willing to talk, not whether there’s anything to tell. You can choose this if you have nothing to tell them, too.',
  talk: 'I’ll talk about it',

  noHeading: 'Say that you’d rather not',
  noText: 'If you say no, they decide without an answer. You can change your mind until they have decided.',
  no: 'I’d rather not say',

  goBack: 'Go back without answering',
  confirm: {
    statement: {
      heading: (company: string): string => `Let ${company} read this?`,
      readers: 'These people could open it today:',
      readersMay:
        'Only people the company has chosen for this can open it. You will see on this page who did, and when.',
      takeBack:
        'You can take it back on this page at any time. After that nobody there can open it, but they may remember what they read.',
      version: (version: number, when: string): string => `Version ${version}, written ${when}. This is all of it:`,
      submit: 'Yes, let them read it',
    },
    talk: {
      heading: (company: string): string => `Tell ${company} that you’ll talk about it?`,
      text: 'They see your answer at once. You choose when and how: you can bring it up when you meet, or send them a message to find a time. They do not see anything about your record here: what you tell them is between you and them.',
      after: 'You can still let them read a statement later.',
      submit: 'Yes, tell them',
    },
    no: {
      heading: (company: string): string => `Tell ${company} that you’d rather not say?`,
      text: 'They decide without an answer. Some employers are content with that, and some are not.',
      after: 'You can change your answer on this page until they have decided.',
      submit: 'Yes, I’d rather not say',
    },
  },
} as const
