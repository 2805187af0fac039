import { livingWage } from '@/lib/content/hiring/living-wage'
import { exclusionLabels } from '@/lib/content/dashboards/labels'
import { quotedText } from '@/lib/content/wording/quoted-text'
import type { AdvertField } from '@/lib/domain/job-board/advert'
import type { AdvertStep } from '@/lib/domain/job-board/advert-steps'
import type { CheckDuty } from '@/lib/domain/job-board/check-duty'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'

/** The label of each part of an advert in the form, in the preview and on the team's desk. */
export const fieldLabels: Readonly<Record<AdvertField, string>> = {
  title: 'Job title',
  type: 'Job type',
  sector: 'Kind of work',
  vacancies: 'How many people you need',
  description: 'What they will do',
  requirements: 'What they need',
  benefits: 'What you offer',
  skills: 'Skills that help',
  training: 'Training',
  pay: 'Pay',
  hoursPerWeek: 'Hours each week',
  pattern: 'When they work',
  startsOn: 'First day of work',
  closesOn: 'Last day to apply',
  siteId: 'Place of work',
  town: 'Town',
  postcode: 'Postcode',
  remoteFriendly: 'Work from home',
  travelHelp: 'Help with travel',
  supervised: 'Someone works with them',
  noInterview: 'Interview',
  dayReleasePossible: 'Day release',
  dbsLevel: 'Criminal record check',
  duty: 'The work that makes the check lawful',
  dbsReason: 'Why you need the check',
  recordQuestion: 'When you ask about convictions',
  exclusions: 'Convictions you can’t accept for this job',
}

export const advertStepLabels: Readonly<Record<AdvertStep | 'preview', string>> = {
  work: 'The work',
  pay: 'Pay and hours',
  offer: 'What you need and offer',
  checks: 'Checks and convictions',
  preview: 'Preview and send',
}

const stepOrder = Object.keys(advertStepLabels) as (AdvertStep | 'preview')[]

/** A step with its number, as the tabs and the heading of its form have it: '1. The work', 'Step 1 of 5: The work'. */
export const stepNumber = (step: AdvertStep | 'preview'): number => stepOrder.indexOf(step) + 1
export const advertStepHeading = (step: AdvertStep): string =>
  `Step ${stepNumber(step)} of ${stepOrder.length}: ${advertStepLabels[step]}`

export const dutyLabels: Readonly<Record<CheckDuty, string>> = {
  children_regulated: 'Teaching, training, caring for or supervising children, often and unsupervised',
  children_place: 'Working often in a school, nursery or children’s home, with contact with children',
  children_supervised: 'Teaching, training, caring for or supervising children, while somebody supervises them',
  adults_regulated: 'Personal care, health care or social work for adults, or help with their money or travel to care',
  adults_contact: 'Regular care, training or supervision of adults who receive health or social care',
  patients: 'Working in health services with access to patients, without caring for them',
  prison: 'Working in a prison or young offender institution',
  finance: 'A role that the Financial Conduct Authority or the Prudential Regulation Authority has to approve',
  football: 'Stewarding at football grounds',
}

/** Why a finding stops an advert or needs a second look. */
export const findingWords: Readonly<Record<AdvertFinding['rule'], string>> = {
  missing: 'This isn’t filled in yet.',
  below_minimum_wage: `The pay is below the National Living Wage of ${livingWage}.`,
  below_minimum_wage_yearly: `For these hours, the pay is below the National Living Wage of ${livingWage}. We divide a yearly salary by all the hours worked in a year.`,
  description_short: 'Say a little more about the work: at least two sentences, such as what a typical day involves.',
  never_with_exclusions:
    'You say you won’t ask about convictions, and that there are some you can’t accept. Only one of these can be true: choose when you ask, or leave out the convictions.',
  never_with_check:
    'You say you won’t ask about convictions, but the check will tell you about them. If you’ll use the result to decide, choose when you ask, such as ‘After an offer’.',
  pay_wrong_way_round: 'The highest pay is below the lowest. Check both figures.',
  pay_out_of_range:
    'This much can’t be right for the period you chose. Check the figure, and whether it’s for an hour or a year.',
  hours_out_of_range: 'We do not advertise jobs of more than 60 hours a week.',
  long_hours: 'Nobody can be made to work more than 48 hours a week on average unless they agree to it in writing.',
  closing_date_past: 'The last day to apply has passed.',
  start_date_past: 'The first day of work has passed.',
  closing_date_far: 'The last day to apply can be no more than a year ahead. You can move it later.',
  check_without_duty:
    'A standard or enhanced check is only lawful for work listed in the law. If none of the kinds of work fits this job, ask for a basic check or none.',
  check_above_duty: 'The law allows a standard check for this work, but not an enhanced one.',
  check_without_reason:
    'Say what it is about the work that makes the check lawful. People will read this before they apply.',
  check_above_chosen:
    'This names a higher check than the one you chose. Take the words out, or choose that check and the work that makes it lawful.',
  exclusion_reason_missing: 'Say what it is about the work that makes this conviction matter.',
  exclusion_without_reason:
    'Say why the conviction matters for this job. ‘Company policy’ or ‘insurance’ says nothing about the work.',
  blanket_ban:
    'This turns away everybody with a record, whatever it’s for and however old it is. For most jobs it is not lawful to refuse somebody because of a spent conviction.',
  early_record_question:
    'Nobody here is asked about convictions before they’re shortlisted. Choose when to ask under ‘Checks and convictions’.',
  spent_question:
    'With a basic check or none, you cannot lawfully ask about spent convictions. Only the work listed in the law, with a standard or enhanced check, allows it.',
  police_record_demand:
    'It’s a crime to make anybody get their own police record with a subject access request and show it to you. Use a DBS check.',
  barred_list:
    'The barred lists can only be checked for regulated activity with children or adults, with an enhanced check. For anybody else, asking for it is against the law.',
  certificate_copy:
    'Don’t collect copies of certificates. Look at the original after an offer, and write down the date and the result.',
  deters_records: 'Many people you could hire will read this as a ‘no’ and won’t apply.',
  age_wanted:
    'You cannot lawfully choose people by their age. The only exception is where the work itself requires it.',
  sex_wanted:
    'You cannot lawfully choose people by their sex. The only exception is where the work itself requires it: if it does, name the occupational requirement in your advert.',
  age: 'This can shut people out because of their age.',
  sex: 'This can shut people out because of their sex.',
  race_wanted:
    'You cannot lawfully choose people by their race, nationality or where they come from. Ask for the right to work in the UK. The only exception is where the work itself requires it: if it does, name the occupational requirement in your advert.',
  language_wanted: 'Asking for only one language shuts people out because of where they come from.',
  religion_wanted:
    'You cannot lawfully choose people by their religion or belief. The only exception is where the work itself requires it: if it does, name the occupational requirement in your advert.',
  disability_wanted:
    'You cannot lawfully turn disabled people away, or ask about health before you’ve offered the job. Say what the work is, and make adjustments. The only exception is where the work itself requires it: if it does, name the occupational requirement in your advert.',
  family_wanted: 'You cannot lawfully choose people by pregnancy, maternity or marriage.',
  race: 'This can shut people out because of their nationality or where they come from.',
  disability:
    'This can shut disabled people out. In most cases you can’t ask about health until you’ve offered the job.',
  religion: 'This can shut people out because of their religion or belief.',
  family: 'This can shut people out because of pregnancy, marriage or family.',
  orientation: 'This can shut people out because of their sexual orientation or gender reassignment.',
  unpaid:
    'Almost all work has to be paid at the minimum wage or above, including training. The law only leaves room for a short trial to test somebody, with no work done for you. Nobody can tell that from an advert, so we don’t put unpaid work on the board.',
  fee_from_applicant:
    'Nobody should have to pay to apply for a job or to get it. Jobs that ask for money first are how people are cheated, so we don’t put them on the board.',
  other_site: 'People apply here, and our team checks every address before an advert is published.',
  commission_only: 'With commission too, every hour has to come to the minimum wage or above.',
  cash_in_hand:
    'You can pay in cash, but everybody you employ has a right to a payslip, and you have to take off tax and National Insurance through PAYE. Many people will take these words to mean work without either.',
}

export const findingsWords = {
  stops: 'Put this right before you send it',
  advice: 'Worth another look',
  adviceHint: 'None of these stops the advert. Our team will see the same notes.',
  adviceSent: 'Our team sees these notes with the advert.',
  adviceTeam: 'None of these stops the advert. The company sees the same notes.',
  none: 'Nothing needs changing.',
  found: (words: string) => `You wrote: ‘${words}’.`,
  better: (words: string) => `Better: ‘${words}’`,
  instruction: (words: string) => (words.endsWith('.') ? words : `${words}.`),
  takeOut: (found: string): string => `Take out ${found}.`,
  lookAgain: (found: string): string => `Look again at ${found}.`,
  leaveOut: 'It’s better to leave this out.',
  /** Where it stops the advert. */
  leaveOutToSend: 'Take this out.',
  deleteLine: 'Delete this line. You choose when to ask about convictions under ‘Checks and convictions’.',
  source: 'Where this comes from',
  checked: (day: string) => `checked on ${day}`,
  missing: 'Not filled in yet',
} as const

/** What a finding is about: its field and, of several convictions, the one. */
export const placeOf = ({ field, part }: Pick<AdvertFinding, 'field' | 'part'>): string =>
  part === null ? fieldLabels[field] : exclusionLabels[part]

/** What to do about findings at one place, in one line: of words, which to take out or look at. */
export function mendLine(findings: readonly [AdvertFinding, ...AdvertFinding[]]): string {
  const [first] = findings
  const found = findings.flatMap((one) => (one.isPhrase && one.found !== null ? [one.found] : []))
  if (found.length > 0) {
    return `${placeOf(first)}: ${findingsWords[first.stops ? 'takeOut' : 'lookAgain'](quotedText(found))}`
  }
  return `${placeOf(first)}: ${first.found === null ? '' : `${findingsWords.found(first.found)} `}${findingWords[first.rule]}`
}

/** For the changes that a company proposes to an approved advert. */
export const changesWords = {
  caption: 'What we approved, and what it would change to',
  columns: { field: 'Part', after: 'With the change' },
  before: {
    board: 'On the board now',
    approved: 'As we approved it',
    off: 'Before we took it off',
    returned: 'When we sent it back',
  },
  nothing: 'Nothing',
} as const

export const advertWords = {
  none: 'None',
  noneOfThese: 'None of these',
  yes: 'Yes',
  no: 'No',
  notSaid: 'Not said',
  untilFilled: 'Until the job is filled',
  asSoonAsPossible: 'As soon as possible',
  hours: (hours: number) => `${hours} hours a week`,
  otherSite: 'Another place',
} as const
