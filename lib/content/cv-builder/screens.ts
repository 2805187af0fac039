import type { DescribedLink } from '@/lib/content/prose/article'
import type { Prose } from '@/lib/content/prose/prose'
import { unlockPhone } from '@/lib/content/resources/unlock-phone'
import type { ConvictionType, CvLook, CvOrder, SupportType, Timeframe } from '@/lib/domain/cv/cv-draft'
import type { CvStep } from '@/lib/domain/cv/cv-steps'
import { sharedMinutes, unusedDays } from '@/lib/domain/cv/keep-time'

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

export const cvToolWords = {
  step: 'Step',
  of: 'of',
  progress: 'Progress',
  percent: (percent: number): string => `(${percent}%)`,
  allSteps: 'See all steps',
  steps: 'Steps',
  previous: 'Previous',
  continue: 'Continue',
  undo: 'Undo',
  undoPlace: 'Last change',
  redo: 'Redo',
  leave: 'Leave this page',
  clear: 'Clear',
  /** Not shown on a phone, where the ways out and back share a line. */
  clearRest: 'everything',
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
  redone: 'Redone:',
  word: 'word',
  words: 'words',
  example: 'For example:',
  optional: '(optional)',
} as const

export const savedWords = {
  notAsked: 'Not saved yet.',
  notAskedLink: 'Tell us whose device this is',
  savedHere: 'Saved on this device',
  savedTab: 'Kept in this tab',
  savedAt: (where: string, time: string): string => `${where} at ${time}`,
  saving: 'Saving…',
  notSaved: 'Not saved. See below.',
  full: 'Not saved: this device is full. Save a copy as a file now.',
  blocked: 'Not saved: this browser does not let us keep anything. Save a copy as a file before you leave.',
  otherTab: 'This CV was changed in another tab or window. What you see here is older.',
  takeOther: 'Show the newer one',
  keepMine: 'Keep this one',
  wiped: `Nobody used this page for ${sharedMinutes} minutes, so we cleared it. The next person can’t see your CV.`,
  idleSoon: 'Are you still there? We’ll clear this page in two minutes, because this is a shared device.',
  idleStay: 'I am still here',
  expired: `There was a CV here that nobody had used for ${unusedDays} days, so we deleted it.`,
  unreadable:
    'We cannot read the CV that was kept here. We did not delete it. The Start step lets you save it as a file.',
  newer:
    'A newer version of this page saved a CV here. Reload the page to see it. We won’t save anything until you do.',
  newerReload: 'Reload this page',
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
    'It’s free. You don’t need an account.',
    'What you type stays on this device. We never see it.',
    'Fill in what you can. You can skip any step and come back.',
  ],
  device: {
    legend: 'Whose device is this?',
    hint: 'We save nothing until you tell us.',
    missing: 'Choose whose device this is.',
    options: { own: 'My own phone or computer', shared: 'A shared one, such as in a library or job centre' },
    own: `We’ll save your CV in this browser, on this device. Come back any time. If you don’t use it for ${unusedDays} days, we delete it.`,
    shared: `Your CV stays in this tab only. It is gone when you close the tab, or if nobody uses it for ${sharedMinutes} minutes. Save a copy as a file before you go. The browser’s history still shows this page, unless you use a private window.`,
    keepLetter: 'Also keep my answers about convictions and my letter on this device',
    keepLetterHint: 'If you don’t tick this, they go when you close this tab.',
  },
  goOnHint: 'This CV was already here. Not yours? Press ‘Clear everything’, so that nobody else can see it.',
  read: {
    heading: 'Use a CV you already have',
    text: 'Choose a PDF or a Word file. We read it on this device and send nothing. You choose what to keep.',
    label: 'Choose your CV',
    hint: 'A file that ends in .pdf or .docx.',
    reading: 'Reading your CV…',
    taken: 'It is in your CV now. Go through each step and check it.',
    failed: {
      'not-a-document': 'This is not a PDF or a Word file. Choose a file that ends in .pdf or .docx.',
      'old-word': 'This is an old Word file. Open it in Word, save it as .docx, and choose that.',
      'too-large': 'This file is too big to be a CV. Choose another file.',
      pictures: 'This PDF is a picture of a CV, so there are no words to read. Choose the Word file if you have it.',
      damaged: 'This file is damaged or has a password. Nothing was changed.',
      'not-loaded': 'The part that reads files did not load. Check that you are online, then try again.',
    },
  },
  open: {
    heading: 'Carry on with a file you saved from here',
    hint: 'A copy you saved from this tool, or a JSON Resume file. It opens on this device only.',
    label: 'Choose a file',
    passphrase: 'Passphrase of this file',
    passphraseHint: 'The one you chose when you saved it.',
    openIt: 'Open it',
    openedSome: 'Your file is open. You now have five CVs, which is the most we can keep, so we left some out.',
    opened: 'Your file is open. Press Undo to get back the CV that was here.',
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
    hint: 'We keep the last ten. You can go back to any of them, and undo that too.',
    none: 'None yet.',
    restore: 'Go back to this one',
    restored: 'You’ve gone back to an older version.',
  },
} as const

export const personalWords = {
  text: 'This goes at the top of your CV, so that employers can contact you.',
  fullName: { label: 'Name', hint: 'What you want to be called at work.' },
  email: { label: 'Email address', hint: 'A simple address with your name in it is best.' },
  oddEmail: 'This doesn’t look like an email address. An employer couldn’t reply to it.',
  phone: { label: 'Phone number', hint: 'A number you’ll answer.' },
  location: { label: 'Town or city', hint: 'For example: Leeds, UK. You don’t need to give your street.' },
} as const

export const summaryWords = {
  text: 'Write two to four short sentences. What are you like at work? What are you good at? What do you want next?',
  label: 'Your summary',
  hint: 'About 30 to 80 words.',
  examplesHeading: 'Examples to tap and change',
  examplesHint: 'Tap one to put it in the box. Then make it yours: only keep what is true.',
  examples: [
    'I am reliable and I work hard. I turn up on time and I learn fast. I like to be part of a team. I am looking for warehouse work where I can train further.',
    'I have worked in kitchens for three years. I stay calm when it is busy, and I keep things clean and safe. I am looking for a full-time kitchen job.',
    'I am good with my hands and I finish what I start. I have used many tools and I work safely. I am looking for a start in building work.',
    'I am friendly and patient with people. I listen, and I sort things out. I am looking for a job where I help customers.',
  ],
  use: 'Use this',
  used: 'The example is in your summary box. Now make it your own.',
  talk: 'Find writing hard? Tap the microphone on your phone’s keyboard and say it.',
} as const

/** For jobs and qualifications alike. */
export const entryWords = {
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  moved: 'Moved. It is now number',
  showPlace: 'Show where this was',
  showPlaceHint: 'Off: your CV does not show the place you typed. On: it does. Most people leave it off.',
  says: 'Your CV says:',
  saysNothing: 'Your CV does not say who this was for. Type a name above if you want one.',
  isOff: (place: string) => `It does not say ‘${place}’. Tick the box if you want it to.`,
} as const

export const experienceWords = {
  text: 'Jobs, work in prison, unpaid work and caring all count. Start with your most recent.',
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
    hint: 'Put one thing on each line. Each line becomes a bullet point on your CV.',
  },
  added: 'We’ve added a new job. Fill it in.',
  prison: {
    isPrisonWork: 'I did this work while in prison',
    note: 'Your CV never says that it was in prison, unless you want it to.',
    legend: 'What kind of work was it?',
    hint: 'Tap one. We’ll fill in a job title, what you did and some skills. Then change anything that isn’t true.',
    addNumber: 'Add the number to your lines below.',
    filled: 'We’ve filled this in and added skills to your list. Change anything that isn’t true for you.',
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
  note: 'Qualifications you got in prison are worth as much as any others. The certificates are the same.',
  empty: 'No qualifications here yet. That’s fine if you have none.',
  addFirst: 'Add Qualifications',
  addMore: 'Add Another Qualification',
  untitled: 'New qualification',
  qualification: { label: 'Qualification', hint: 'For example: Level 2 Food Safety' },
  institution: { label: 'Where', hint: 'The college, school or company.' },
  year: { label: 'Year', hint: 'For example: 2024' },
  isPrison: 'I completed this while in prison',
  prisonNote: 'Your CV will never say so.',
  awardingBody: {
    label: 'Who gave the award?',
    hint: 'For example: City & Guilds. Your CV shows this, not the prison.',
  },
  added: 'We’ve added a new qualification. Fill it in.',
} as const

const helpLine: Prose = [
  'Unlock knows these rules well: ',
  { label: unlockPhone.number, href: `tel:${unlockPhone.number.replaceAll(' ', '')}` },
  '. ',
  { label: 'See Unlock and Nacro', href: '/resources/legal#unlock' },
  '.',
]

export const cvDisclosureWords = {
  checkFirst: {
    heading: 'First: check whether you need to say anything',
    text: 'Often you don’t. When a conviction is ‘spent’, most employers have no right to know about it.',
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
    noText: 'That’s fine. You don’t need a letter to make a CV. Press Continue.',
  },
  type: {
    legend: 'How serious was it?',
    hint: 'This only decides which words we start you off with.',
    options: {
      minor: 'Minor: for example a fine or a caution',
      serious: 'Serious: for example prison or a community order',
    },
  },
  when: {
    legend: 'When were you convicted?',
    hint: 'The day in court. If you have more than one, use the most recent.',
    options: {
      recent: 'Within the last year',
      '1-2-years': 'Between one and two years ago',
      'over-2-years': 'More than two years ago',
    },
  },
  steps: {
    label: 'What have you done since?',
    hint: 'Give things they can check: a course, months in work, help you’ve had, a group you joined.',
  },
  generate: 'Generate My Disclosure Letter',
  generateWaiting: 'To make the letter, answer the three questions above.',
  generated: 'Your letter is below. It is a start: now make it yours.',
  letter: {
    label: 'Your letter',
    hint: 'Change any word. Parts in [brackets] need your own words.',
    oldOne: 'We kept the letter you wrote before.',
    bringBack: 'Bring it back',
    broughtBack: 'Your earlier letter is back.',
    length: 'One page is plenty. Shorter is fine.',
  },
  serious: {
    heading: 'Some convictions need more than a letter like this',
    text: 'If yours was sexual or violent, or about terrorism, a partner or a child, no ready-made letter will do. It is not the end of the road. Talk it through with somebody who knows first. It’s free, and you don’t have to give your name.',
    help: helpLine,
  },
} as const satisfies {
  type: { options: Record<ConvictionType, string>; legend: string; hint: string }
  when: { options: Record<Timeframe, string>; legend: string; hint: string }
} & Record<string, unknown>

export const promptWords = {
  heading: 'Parts that still need your words',
  go: 'Go to this part',
  none: 'No brackets are left. Well done.',
  isTrue: 'This is true',
  takeOut: 'Take it out',
} as const

export const coverWords = {
  heading: 'A letter to go with your CV',
  text: 'Some jobs ask for a cover letter. It says why you want the job. It says nothing about convictions.',
  start: 'Start a cover letter',
  started: 'Your cover letter is below. It is a start: now make it yours.',
  label: 'Your cover letter',
  hint: 'Change any word. Parts in [brackets] need your own words.',
  length: 'Half a page is plenty.',
} as const

export const letterHelpWords = {
  dos: {
    heading: 'Do',
    items: [
      'Start with why you want the job.',
      'Say you are telling them because they asked.',
      'Say what it was in plain words: what, when, and the sentence. Two lines are enough.',
      'Take responsibility in one clear sentence.',
      'Name things they can check: a course, a tutor, months in a job.',
      'If several old ones belong together, mention them once.',
      'Offer to talk in private. Keep a copy.',
      'Keep every line true.',
    ],
  },
  donts: {
    heading: 'Do not',
    items: [
      'Do not mention it if nobody has asked and there will be no check.',
      'Do not write about spent convictions, unless the job can ask about them.',
      'Do not tell the whole story, or name other people.',
      'Do not blame others, or the court.',
      'Do not say ‘I have changed’ with nothing to back it up.',
      'Do not promise that nothing will ever happen again. Say what you do to stay on track.',
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
  backToApplication: 'Go back to your application',
  text: 'You have a CV. Check how it looks below, then download it.',
  /** Instead of ‘Well Done!’ while a part that employers look for is empty. */
  unfinished: {
    heading: 'Your CV so far',
    text: 'Employers look for these parts, and they’re not finished yet:',
    after: 'You can download your CV as it is, or finish them first.',
    parts: {
      'name-missing': 'Add your name',
      'contact-missing': 'Add an email address or a phone number',
      'email-shape': 'Check your email address',
      'summary-missing': 'Add a few lines about you',
      'work-missing': 'Add work or learning',
      'skills-missing': 'Add your skills',
    },
  },
  jumpLetter: 'Go to my letter',
  cvHeading: 'How your CV looks',
  letterHeading: 'Your letter',
  letterNote: 'The letter is a separate file. Only give it to an employer who asks.',
  order: {
    legend: 'What comes first?',
    hint: 'If your work has long gaps, skills first can help. Some recruiters like work first.',
    options: { 'work-first': 'Work first', 'skills-first': 'Skills first' },
  },
  looks: {
    legend: 'How should it look?',
    hint: 'Computer programs that read CVs work best with the first one.',
    options: { classic: 'Plain: employer first', modern: 'Green headings: job title first' },
  },
  pages: 'About how long:',
  onePage: 'one page',
  pagesUnit: 'pages',
  tooLong: 'Two pages are enough for most jobs.',
  shorten: 'Shorten the oldest jobs',
  shortenNote: 'We take lines from the end of the oldest jobs, and keep their titles and dates. You can undo it.',
  shortened: 'The oldest jobs have fewer lines now. You can undo this.',
  cannotShorten: 'The oldest jobs can’t get any shorter. Try a shorter summary, or cut your newest job.',
  downloads: {
    heading: 'Take it with you',
    cv: 'Your CV',
    letter: 'Your letter',
    cover: 'Your cover letter',
    pdf: 'Download PDF',
    word: 'Download Word',
    others: 'Other ways to take it',
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
    failed: 'This browser is too old to make this file. Use Print instead.',
    missing: 'Our PDF can’t show these letters, but Word and Print can:',
    missingIn: 'They are in:',
    leftOut: 'These symbols are left out of the file:',
    offline:
      'The part that makes this file is not on this device yet. Go online once, then try again. You can still print or download text.',
    printTip:
      'To make a PDF from Print, choose ‘Save as PDF’. ‘Microsoft Print to PDF’ makes a picture that programs can’t read.',
    sharedFiles:
      'On a shared computer, take the files with you. Then delete them from the downloads folder, so that nobody else finds them.',
    which: 'Send the PDF to employers. Choose Word if somebody is helping you change it.',
  },
  look: {
    title: 'Check this before you send your CV',
    text: 'It’s your CV, so you decide: keep it or change it.',
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
      'This browser cannot lock a file here. So your letter, your answers and any prison boxes you ticked stay out of the file.',
    show: 'Show the passphrase',
    passphrase: 'Passphrase (optional)',
    passphraseHint:
      'With one, the file holds everything, and nobody else can open it. If you forget it, nobody can. Without one, your letter, your answers and any prison boxes you ticked stay out of the file.',
    save: 'Save a copy',
    saved: 'The copy is in your downloads.',
    failed: 'The copy could not be saved. Try again.',
  },
  check: {
    heading: 'Check my CV',
    text: 'A few things to look at. It’s your CV, so you decide.',
    none: 'We found nothing to change.',
    go: 'Take me there',
    results: 'What we found',
    notLoaded: 'The check did not load. Go online once, then try again.',
  },
  gaps: {
    heading: 'Gaps in your dates',
    text: 'Only you can see this. We add nothing to your CV unless you ask.',
    none: 'We found no gaps of three months or more.',
    months: 'months',
    to: 'to',
    add: 'Add to my CV:',
    added: 'It is added to your work.',
    choose: 'What were you doing?',
    choices: 'Honest words you can use',
    say: 'One line to say at an interview:',
    leave: 'You can also leave the gap. You don’t have to explain it on a CV.',
  },
  support: {
    legend: 'Do you want more help?',
    yes: 'Yes',
    no: 'No, thank you',
    typeLegend: 'With what?',
    options: {
      all: 'All of it',
      confidence: 'Confidence',
      'cv-help': 'My CV',
      disclosure: 'Telling employers',
      'interview-prep': 'Interviews',
      'job-matching': 'Finding jobs that fit',
      'skills-training': 'Skills and training',
    },
    note: 'This stays on your device. To get help, ask us to call you:',
    link: 'Request a call back',
  },
  again: 'Start again with an empty CV',
  startedAgain: 'You have an empty CV now.',
  nextHeading: 'What you can do now',
  next: [
    { label: 'Job matcher', href: '/job-matcher', text: 'See what research says about a job before you apply.' },
    { label: 'Request a call back', href: '/request-callback', text: 'Talk to somebody about your next step.' },
    { label: 'Help and resources', href: '/resources', text: 'Crisis lines, ID, money, housing and work.' },
  ],
} as const satisfies {
  looks: { options: Record<CvLook, string>; legend: string; hint: string }
  order: { options: Record<CvOrder, string>; legend: string; hint: string }
  support: { options: Record<SupportType, string> } & Record<string, unknown>
  next: readonly DescribedLink[]
} & Record<string, unknown>

export const previewWords = {
  heading: 'Your CV so far',
  show: 'See my CV',
  empty: 'What you type will show here.',
  label: 'Preview of your CV',
  letterLabel: 'Preview of your letter',
} as const

export const readAloudWords = {
  readStep: 'Read this step to me',
  readCv: 'Read my CV to me',
  readLetter: 'Read my letter to me',
  stop: 'Stop reading',
} as const
