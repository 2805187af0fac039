import { type LetterWords } from '@/lib/domain/cv/disclosure-letter'

// Meant to be edited: short sentences, prompts for what only the person knows, and no claim that might be untrue.
const toldBecauseAsked = 'You asked about convictions, so I want to tell you this myself.'
const whatHappened = 'It was for [what happened, in a few plain words].'
const skills = 'My main skills are: {key_skills}.'
const buildOn = 'I can build on {relevant_experience} in this job.'
const keepPrivate = 'Please keep this letter private. Show it only to people who need to see it.'
const ending = ['Yours sincerely,', '{full_name}'] as const
const head = [['{sender}'], ['{date}']] as const
const greeting = ['Dear [name of the person you are writing to],'] as const
const sinceThen = ['Since then:'] as const
const steps = ['{rehabilitation_steps}'] as const

export const letterWords = {
  templates: {
    default: [
      ...head,
      greeting,
      [
        'Thank you for looking at my application for [the job].',
        'I want this job because [one reason, in your own words].',
      ],
      [
        toldBecauseAsked,
        'I was convicted {timeframe}.',
        whatHappened,
        'The sentence was [your sentence].',
        'I take responsibility for what I did.',
        '[If it is true: I am sorry for the harm it caused.]',
      ],
      sinceThen,
      steps,
      [
        'My life is different now because [what has changed].',
        'To stay on track, I [what you do, such as seeing a mentor].',
        '[If it is true: I have had no convictions since then.]',
      ],
      [
        'You may feel that this was not long ago.',
        'You do not have to take my word for it.',
        'You can check with [a person who knows your work and has said yes, and their phone number].',
      ],
      [skills, buildOn, '[If it is true: What happened has nothing to do with this kind of work.]'],
      ['I am happy to talk about this in private, and to answer your questions.', keepPrivate],
      ['Thank you for reading it.'],
      ...ending.map((line) => [line]),
    ],
    'over-2-years': [
      ...head,
      greeting,
      [
        'Thank you for looking at my application for [the job].',
        'I think I can do it well because [one strong reason].',
      ],
      [skills, buildOn, 'One thing I did well at work was [what you did, with a number if you can].'],
      [
        toldBecauseAsked,
        'I was convicted {timeframe}.',
        whatHappened,
        'The sentence was [your sentence].',
        'I take responsibility for it.',
        '[If it is true: I have had no convictions since then.]',
      ],
      sinceThen,
      steps,
      ['My life is steady now because [such as home, family, work or study].'],
      ['If you want to check, please speak to [one person who knows your work and has said yes].'],
      ['I am happy to talk about this in private, and to answer your questions.', keepPrivate],
      ['Thank you for reading it.'],
      ...ending.map((line) => [line]),
    ],
    minor: [
      ...head,
      greeting,
      ['Thank you for looking at my application for [the job].', 'I would like this job because [one reason].'],
      [
        toldBecauseAsked,
        'I was convicted {timeframe} of [what it was, in a few plain words].',
        'The court gave me [such as a fine or a community order].',
        'I take responsibility for what I did.',
      ],
      sinceThen,
      steps,
      [skills, buildOn],
      ['I am happy to talk about this in private.', 'Please keep this letter private.'],
      ...ending.map((line) => [line]),
    ],
  },
  coverLetter: [
    ...head,
    greeting,
    [
      'I would like to apply for [the job], which I saw [where you saw it].',
      'I want this job because [one reason, in your own words].',
    ],
    [skills, buildOn, 'One thing I did well was [what you did, with a number if you can].'],
    ['I could start [when you can start].', 'I would be glad to meet you and tell you more.'],
    ['Thank you for reading this.', 'My CV is with this letter.'],
    ...ending.map((line) => [line]),
  ],
  timeframes: {
    recent: 'within the last year',
    '1-2-years': 'between one and two years ago',
    'over-2-years': 'more than two years ago',
  },
  prompts: {
    timeframe: '[when, such as in 2024]',
    rehabilitation_steps: '[What you have done since then, such as a course, a job or help you got.]',
    full_name: '[your name]',
    sender: '[your phone number or email]',
  },
} as const satisfies LetterWords
