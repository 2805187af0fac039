import type { DescribedLink } from '@/lib/content/article'
import type { Prose } from '@/lib/content/prose'
import { unlockPhone } from '@/lib/content/resources/unlock-phone'
import type { ConvictionType, CvOrder, SupportType, Timeframe } from '@/lib/domain/cv/cv-draft'
import type { CvStep } from '@/lib/domain/cv/cv-steps'

export const cvPage = {
  heading: 'CV and disclosure letter builder',
} as const

export const stepWords = {
  start: { heading: 'Start' },
  personal: { heading: 'About You' },
  summary: { heading: 'Your Summary' },
  experience: { heading: 'Your Work' },
  skills: { heading: 'Your Skills' },
  education: { heading: 'Learning & Training' },
  disclosure: { heading: 'Disclosure Letter' },
  finish: { heading: 'Well Done!' },
} as const satisfies Record<CvStep, { heading: string }>

export const toolWords = {
  step: 'Step',
  of: 'of',
  done: 'done',
  progress: 'Progress',
  allSteps: 'See all steps',
  steps: 'Steps',
  previous: 'Previous',
  continue: 'Continue',
  undo: 'Undo',
  undoPlace: 'Last change',
  redo: 'Redo',
  leave: 'Leave this page',
  clear: 'Clear everything',
  clearAsk: 'This deletes every CV, letter and answer that this tool keeps on this device. We cannot get them back.',
  clearYes: 'Yes, clear everything',
  clearNo: 'No, keep them',
  cleared: 'Everything is cleared. Nothing of yours is left in this tool on this device.',
  clearFailed:
    'This browser did not let us delete everything. Close the browser, or clear its site data in its settings.',
  tools: 'Your work',
  loading: 'Loading…',
  loadFailed: 'This step did not load. Check that you are online, then try again.',
  loadAgain: 'Try again',
  close: 'Close',
  dismiss: 'Dismiss',
  undone: 'Undone:',
  redone: 'Done again:',
  word: 'word',
  words: 'words',
  example: 'For example:',
  optional: '(optional)',
} as const

export const savedWords = {
  notAsked: 'Not saved yet.',
  notAskedLink: 'Say whose device this is',
  savedHere: 'Saved on this device',
  savedTab: 'Kept in this tab',
  saving: 'Saving…',
  nothing: 'Nothing to save yet.',
  full: 'Not saved: this device is full. Save a copy as a file now.',
  blocked: 'Not saved: this browser does not let us keep anything. Save a copy as a file before you leave.',
  otherTab: 'This CV was changed in another tab or window. What you see here is older.',
  takeOther: 'Show the newer one',
  keepMine: 'Keep this one',
  wiped: 'Nobody used this page for 15 minutes, so we cleared it. This keeps your CV from the next person.',
  idleSoon: 'Are you still there? In two minutes we clear this page, because this is a shared device.',
  idleStay: 'I am still here',
  expired: 'A CV was kept here, and nobody used it for 60 days. So we deleted it.',
  unreadable:
    'We cannot read the CV that was kept here. We did not delete it. The Start step lets you save it as a file.',
  newer: 'A newer version of this page kept a CV here. Load the page again to see it. Until then we save nothing new.',
  newerReload: 'Load this page again',
  aside: {
    heading: 'There is an older CV here',
    text: 'We cannot read it. Your words may still be in it. Save it as a file, and somebody can help you get them out.',
    save: 'Save it as a file',
    remove: 'Delete it',
    saved: 'The file is in your downloads.',
    notSaved: 'The file could not be saved. Check that you are online, then try again.',
    removed: 'The older CV is deleted.',
  },
} as const

export const startWords = {
  lead: 'Make a CV in eight short steps. If a job asks about convictions, make a letter too.',
  facts: [
    'It is free. You do not need an account.',
    'What you type stays on this device. We never see it.',
    'Fill in what you can. You can skip any step and come back.',
  ],
  device: {
    legend: 'Whose device is this?',
    hint: 'We keep nothing until you tell us.',
    options: { own: 'My own phone or computer', shared: 'A shared one, such as in a library or job centre' },
    own: 'We save your CV in this browser on this device. Come back any time. We delete it when you do not use it for 60 days.',
    shared:
      'Your CV stays in this tab only. It is gone when you close the tab, or after 15 minutes without a touch. Save a copy as a file before you go. The browser still notes that this page was open: a private window does not.',
    keepLetter: 'Also keep my answers about convictions and my letter on this device',
    keepLetterHint: 'If you do not tick this, they are gone when you close this tab.',
  },
  begin: 'Start a new CV',
  goOn: 'Go on with my CV',
  goOnHint: 'This CV was here when you came. Is it not yours? Press ‘Clear everything’, so that nobody else sees it.',
  open: {
    heading: 'Open a file',
    hint: 'A copy you saved from this tool, or a JSON Resume file. It opens on this device only.',
    label: 'Choose a file',
    passphrase: 'Passphrase of this file',
    passphraseHint: 'The one you chose when you saved it.',
    openIt: 'Open it',
    openedSome: 'Your file is open. You have five CVs now, which is the most we keep, so some of the file stayed out.',
    opened: 'Your file is open. The CV that was here is one Undo away.',
    failed: {
      'not-ours':
        'We cannot read this file. Choose a copy you saved from this tool, or a JSON Resume file (it ends in .json).',
      'too-large': 'This file is too big to be a CV. Choose another file.',
      broken: 'This file is damaged or is not a CV. Nothing was changed. Try another copy.',
      newer: 'This file was made by a newer version of this tool. Load this page again, then open it.',
      'not-loaded': 'The part that opens files did not load. Check that you are online, then try again.',
      passphrase: 'That passphrase does not open this file. Check it and try again.',
    },
  },
  drafts: {
    heading: 'Your CVs on this device',
    none: 'No CV is kept here yet.',
    current: 'Open now',
    open: 'Open',
    copy: 'Copy for another job',
    remove: 'Delete',
    rename: 'Name of this CV',
    renameHint: 'Only you see it. For example: Warehouse jobs.',
    changed: 'Changed',
    unnamed: 'My CV',
    copyOf: 'Copy of',
    another: 'Start another CV',
    full: 'You have five CVs, which is the most we keep. Delete one first.',
    removed: 'The CV is deleted.',
    copied: 'This is the copy. Change it for the other job.',
  },
  versions: {
    heading: 'Older versions of this CV',
    hint: 'We keep the last ten. Go back to any of them. You can undo that too.',
    none: 'None yet.',
    restore: 'Go back to this one',
    restored: 'You went back to an older version.',
  },
} as const

export const personalWords = {
  text: 'This is the top of your CV. An employer uses it to reach you.',
  fullName: { label: 'Name', hint: 'What you want to be called at work.' },
  email: { label: 'Email address', hint: 'A plain one with your name is best.' },
  phone: { label: 'Phone number', hint: 'One you answer.' },
  location: { label: 'Town or city', hint: 'For example: Leeds, UK. You do not need your street.' },
} as const

export const summaryWords = {
  text: 'Two to four short sentences. Who are you at work? What are you good at? What do you want next?',
  label: 'Your summary',
  hint: 'About 30 to 80 words.',
  examplesHeading: 'Examples to tap and change',
  examplesHint: 'Tap one to put it in the box. Then make it yours: only keep what is true.',
  examples: [
    'I am reliable and I work hard. I turn up on time and I learn fast. I like to be part of a team. I am looking for warehouse work where I can train further.',
    'I have three years of kitchen work. I stay calm when it is busy, and I keep things clean and safe. I am looking for a full-time kitchen job.',
    'I am good with my hands and I finish what I start. I have used many tools and I work safely. I am looking for a start in building work.',
    'I am friendly and patient with people. I listen, and I sort things out. I am looking for a job where I help customers.',
  ],
  use: 'Use this',
  used: 'The example is in your summary box. Now change it.',
  talk: 'Is writing hard? Tap the microphone on your phone’s keyboard and say it.',
} as const

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Of a job and of a qualification. */
export const entryWords = {
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  moved: 'Moved. It is now number',
  showPlace: 'Show where this was',
  showPlaceHint: 'Off: your CV does not show the place you typed. On: it does. Most people leave it off.',
} as const

export const experienceWords = {
  text: 'Jobs, work in prison, unpaid work and caring all count. Start with the newest.',
  empty: 'No work here yet. Add a job, or work you did in prison.',
  add: 'Add a job',
  addPrison: 'Add work done in prison',
  untitled: 'New job',
  jobTitle: { label: 'Job title', hint: 'For example: Warehouse assistant' },
  company: { label: 'Employer', hint: 'Who you worked for.' },
  start: 'When did it start?',
  end: 'When did it end?',
  month: 'Month (optional)',
  noMonth: 'I do not remember',
  year: 'Year',
  noYear: 'Choose a year',
  current: 'I work here now',
  wrongOrder: 'The end is before the start. Check the years.',
  description: {
    label: 'What did you do?',
    hint: 'One thing on each line. Each line gets its own dot on the CV.',
  },
  added: 'A new job is added. Fill it in.',
  prison: {
    isPrisonWork: 'I did this work while in prison',
    note: 'Your CV never says that it was in prison, unless you want it to.',
    legend: 'What kind of work was it?',
    hint: 'Tap one. We fill in a job title, what you did, and skills. Then change what is not true.',
    addNumber: 'Add the number to your lines below.',
    filled: 'Filled in. Skills added to your list. Change what is not true for you.',
    awardingBody: {
      label: 'Who ran it, or gave the award?',
      hint: 'For example: City & Guilds, Novus. Your CV shows this, not the prison.',
    },
    place: { label: 'Where was it?', hint: 'It stays off your CV unless you tick the box below.' },
  },
  bullet: {
    summary: 'Help me write a line',
    preview: 'Your line:',
    add: 'Add this line',
    added: 'The line is added.',
  },
} as const

export const skillWords = {
  text: 'What can you do? What are you like to work with? Six to twelve skills are plenty.',
  label: 'Type a skill',
  hint: 'Press Enter or Add after each one.',
  add: 'Add',
  list: 'Your Skills',
  none: 'No skills yet. Type one, or tap one below.',
  remove: 'Remove',
  removed: 'Removed:',
  added: 'Added:',
  groups: { personal: 'Personal', work: 'Work' },
  suggestions: 'Tap to add',
  has: 'Added',
} as const

export const educationWords = {
  text: 'Courses, certificates, cards and licences. Small ones count too.',
  note: 'Qualifications you got in prison are as valuable as any others. It is the same certificate.',
  empty: 'No qualifications here yet. None is fine too.',
  addFirst: 'Add Qualifications',
  addMore: 'Add Another Qualification',
  untitled: 'New qualification',
  qualification: { label: 'Qualification', hint: 'For example: Level 2 Food Safety' },
  institution: { label: 'Where', hint: 'The college, school or company.' },
  year: { label: 'Year', hint: 'For example: 2024' },
  isPrison: 'I completed this while in prison',
  prisonNote: 'Your CV never says so.',
  awardingBody: {
    label: 'Who gave the award?',
    hint: 'For example: City & Guilds. Your CV shows this, not the prison.',
  },
  added: 'A new qualification is added. Fill it in.',
} as const

const helpLine: Prose = [
  'Unlock knows these rules well: ',
  { label: unlockPhone.number, href: `tel:${unlockPhone.number.replaceAll(' ', '')}` },
  '. ',
  { label: 'See Unlock and Nacro', href: '/resources/legal#unlock' },
  '.',
]

export const disclosureWords = {
  checkFirst: {
    heading: 'First: check whether you need to say anything',
    text: 'Often you do not. When a conviction is ‘spent’, most employers have no right to hear about it.',
    link: 'Check whether you need to say anything (opens in a new tab)',
  },
  advice: [
    'You only need to tell an employer if they ask.',
    'If they ask, you must tell them about unspent convictions.',
    'Some jobs may also ask about spent ones, such as work with children. Even then, some old ones stay private.',
    'Are you on licence, or on a court order? Ask your probation officer before you apply.',
  ],
  notAdvice: 'This is information, not legal advice.',
  private: 'Nothing on this step goes on your CV. The letter is always its own file.',
  needed: {
    legend: 'Do you need a letter?',
    yes: 'Yes, help me write one',
    no: 'No',
    noText: 'That is fine. You do not need a letter for a CV. Press Continue.',
  },
  type: {
    legend: 'How serious was it?',
    hint: 'This only picks the words we start with.',
    options: {
      minor: 'Minor: for example a fine or a caution',
      serious: 'Serious: for example prison or a community order',
    },
  },
  when: {
    legend: 'When were you convicted?',
    hint: 'The day in court. If there is more than one, take the newest.',
    options: {
      recent: 'Within the last year',
      '1-2-years': 'Between one and two years ago',
      'over-2-years': 'More than two years ago',
    },
  },
  steps: {
    label: 'What have you done since?',
    hint: 'Things they can check: a course, months in work, help you took, a group you joined.',
  },
  generate: 'Generate My Disclosure Letter',
  generateWaiting: 'To make the letter, answer the three questions above.',
  generated: 'Your letter is below. It is a start: now make it yours.',
  letter: {
    label: 'Your letter',
    hint: 'Change any word. Parts in [brackets] wait for your own words.',
    oldOne: 'Your own text from before is kept.',
    bringBack: 'Bring back my own text',
    broughtBack: 'Your own text is back.',
    length: 'One page is plenty. Shorter is fine.',
  },
  prompts: {
    heading: 'Parts that still need your words',
    go: 'Go to this part',
    none: 'No brackets are left. Well done.',
  },
  serious: {
    heading: 'Some convictions need more than a letter like this',
    text: 'If yours was sexual or violent, or about terrorism, a partner or a child, no ready-made letter will do. That is not the end. Talk it through with somebody who knows first. It is free, and you need not give your name.',
    help: helpLine,
  },
} as const satisfies {
  type: { options: Record<ConvictionType, string>; legend: string; hint: string }
  when: { options: Record<Timeframe, string>; legend: string; hint: string }
} & Record<string, unknown>

export const letterHelpWords = {
  dos: {
    heading: 'Do',
    items: [
      'Start with why you want the job.',
      'Say that you tell them because they asked.',
      'Say what it was in plain words: what, when, and the sentence. Two lines are enough.',
      'Take responsibility in one clear sentence.',
      'Name things they can check: a course, a tutor, months in a job.',
      'Say it once for old ones that belong together.',
      'Offer to talk in private. Keep a copy.',
      'Keep every line true.',
    ],
  },
  donts: {
    heading: 'Do not',
    items: [
      'Do not tell if nobody asked and no check is coming.',
      'Do not write about spent convictions, unless the job may ask for them.',
      'Do not tell the whole story, or name other people.',
      'Do not blame others, or the court.',
      'Do not say ‘I have changed’ with nothing behind it.',
      'Do not promise that nothing will ever happen. Say what you do to stay on track.',
      'Do not put it on your CV, or send it without asking who will read it.',
    ],
  },
  say: {
    heading: 'Say it out loud',
    text: 'Talking is often better than a letter. Practise it in one minute, with somebody you trust:',
    steps: [
      '‘You asked about convictions, so I want to tell you myself.’',
      'What it was and when, in one sentence.',
      '‘I take responsibility for it. Since then I have …’',
      '‘I want this job because … and I can …’',
      '‘Is there anything you want to ask me?’',
    ],
    end: 'Then stop. You have said enough.',
  },
} as const

export const finishWords = {
  text: 'You have a CV. Look at it below. Then take it with you.',
  jumpCv: 'Go to my CV',
  jumpLetter: 'Go to my letter',
  cvHeading: 'Your CV',
  letterHeading: 'Your letter',
  letterNote: 'The letter is its own file. Give it only when they ask.',
  empty: 'Your CV is still empty. Go back and fill in what you can.',
  order: {
    legend: 'What comes first?',
    hint: 'If your work has long gaps, skills first can help. Some recruiters like work first.',
    options: { 'work-first': 'Work first', 'skills-first': 'Skills first' },
  },
  pages: 'About how long:',
  onePage: 'one page',
  pagesUnit: 'pages',
  tooLong: 'Two pages are enough for most jobs.',
  shorten: 'Shorten the oldest jobs',
  shortenNote: 'We take lines from the end of the oldest jobs, and keep their titles and dates. You can undo it.',
  shortened: 'The oldest jobs have fewer lines now. You can undo this.',
  cannotShorten: 'The oldest jobs are as short as they get. Make your summary or your newest job shorter.',
  downloads: {
    heading: 'Take it with you',
    cv: 'Your CV',
    letter: 'Your letter',
    pdf: 'Download PDF',
    word: 'Download Word',
    text: 'Download text',
    copy: 'Copy as text',
    json: 'Download JSON Resume',
    print: 'Print',
    share: 'Send with this phone',
    busy: 'Making your file…',
    done: 'Your file is ready. Look in your downloads.',
    copied: 'Copied. Paste it where you want.',
    copyFailed: 'This browser did not let us copy. Download the text instead.',
    shared: 'Sent to the app you chose.',
    failed: 'This browser is too old to make this file. Use Print: it works here.',
    missing: 'Our PDF does not have these letters. Print works with all letters:',
    leftOut: 'Some signs are not in the file:',
    offline:
      'The part that makes this file is not on this device yet. Go online once, then try again. Print and text work now.',
    printTip:
      'When you print, choose ‘Save as PDF’. ‘Microsoft Print to PDF’ makes a picture that programs cannot read.',
    sharedFiles:
      'On a shared computer, take the files with you. Then delete them from its downloads, so that nobody else finds them.',
    which: 'PDF is best to send. Word is best if somebody helps you change it.',
  },
  stop: {
    title: 'Your letter is not finished yet',
    text: 'These parts still need your words. Change them first, then download.',
  },
  save: {
    heading: 'Save a copy to open later',
    hint: 'A file to put on a USB stick or send to yourself. Open it here later, on any computer.',
    several: 'All your CVs go into the one file.',
    cannotLock:
      'This browser cannot lock a file here. So your letter, your answers and any mark of prison stay out of the file.',
    show: 'Show the passphrase',
    passphrase: 'Passphrase (optional)',
    passphraseHint:
      'With one, the file holds everything, and nobody else can open it. If you forget it, nobody can. Without one, your letter, your answers and any mark of prison stay out of the file.',
    save: 'Save a copy',
    saved: 'The copy is in your downloads.',
    failed: 'The copy could not be saved. Try again.',
  },
  check: {
    heading: 'Check my CV',
    text: 'A few things to look at. It is your CV: you decide.',
    none: 'We found nothing to change.',
    go: 'Take me there',
    results: 'What we found',
    notLoaded: 'The check did not load. Go online once, then try again.',
  },
  gaps: {
    heading: 'Gaps in your dates',
    text: 'Only you see this. Nothing is added to your CV by itself.',
    none: 'We found no gap of three months or more.',
    months: 'months',
    to: 'to',
    add: 'Add to my CV:',
    added: 'It is added to your work.',
    choose: 'What were you doing?',
    choices: 'Honest words you can use',
    say: 'One line to say at an interview:',
    leave: 'You can also leave the gap. You need not explain it on a CV.',
  },
  support: {
    legend: 'Do you want more help?',
    yes: 'Yes',
    no: 'No, thank you',
    typeLegend: 'With what?',
    options: {
      all: 'All of it',
      confidence: 'Feeling sure of myself',
      'cv-help': 'My CV',
      disclosure: 'Telling employers',
      'interview-prep': 'Interviews',
      'job-matching': 'Finding jobs that fit',
      'skills-training': 'Skills and training',
    },
    note: 'This stays on your device. To get help, ask us to call you:',
    link: 'Ask for a call back',
  },
  again: 'Start again with an empty CV',
  startedAgain: 'You have an empty CV now.',
  nextHeading: 'What you can do now',
  next: [
    { label: 'Job matcher', href: '/job-matcher', text: 'See what research says about a job before you apply.' },
    { label: 'Request a call back', href: '/request-callback', text: 'Talk to a person about your next step.' },
    { label: 'Help and resources', href: '/resources', text: 'Crisis lines, ID, money, housing and work.' },
  ],
} as const satisfies {
  order: { options: Record<CvOrder, string>; legend: string; hint: string }
  support: { options: Record<SupportType, string> } & Record<string, unknown>
  next: readonly DescribedLink[]
} & Record<string, unknown>

export const previewWords = {
  heading: 'Your CV so far',
  show: 'See my CV',
  empty: 'What you type shows here.',
  label: 'Preview of your CV',
  letterLabel: 'Preview of your letter',
} as const

export const readAloudWords = {
  readStep: 'Read this step to me',
  readCv: 'Read my CV to me',
  readLetter: 'Read my letter to me',
  stop: 'Stop reading',
} as const
