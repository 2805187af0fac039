import { serviceLabels } from '@/lib/content/dashboards/labels'
import { company } from '@/lib/content/site/company'
import type { FirstStep, ReportInShort, ReportStep } from '@/lib/domain/outcomes/partner-report'
import type { ReferralService } from '@/lib/domain/referrals/referral'

export const reportStepLabels: Readonly<Record<ReportStep, string>> = {
  referred: 'Referred or taken on',
  engaged: 'First contact made',
  ready: 'Ready for work',
  applied: 'Applied for a job',
  interview: 'Had an interview',
  offer: 'Got an offer',
  started: 'Started a job',
  '6_weeks': 'Still in work at 6 weeks',
  '6_months': 'Still in work at 6 months',
}

export const partnerReportWords = {
  title: 'Outcomes',
  lead: 'How many of the people you support reached each step towards a lasting job. Small numbers can identify people, so don’t share this page outside your organisation.',
  noRight: 'You need permission to see outcomes. Ask a colleague who manages access to tick ‘Make reports’ for you.',
  toOverview: 'Back to the overview',
  none: 'Nobody has been referred to you or taken on yet. Once somebody is, this page shows how far they get, up to a job that lasts.',
  filter: 'Choose who is counted',
  from: 'Referred or taken on from',
  to: 'Until',
  service: 'Help with',
  everyService: 'Any kind of help',
  area: 'Postcode area',
  everyArea: 'Every area',
  worker: 'Who helps them',
  everybody: 'Everybody',
  nobody: 'Nobody yet, or file closed',
  unnamed: 'A colleague without a name',
  table: 'From referral to a lasting job',
  step: 'Step',
  people: 'People',
  noMatch: 'Nobody who was referred or taken on matches what you chose.',
  listed: (step: string, count: number) => `${step} (${count})`,
  person: 'Person',
  /** The step whose people are listed below. */
  shown: (step: string) => `${step} (listed below)`,
  withoutFile: (count: number) =>
    count === 1
      ? 'There is 1 more, whose file has been deleted or isn’t open to you.'
      : `There are ${count} more, whose files have been deleted or aren’t open to you.`,
  withoutFileOfAll: (count: number) =>
    count === 1
      ? 'This includes 1 person whose file has been deleted or isn’t open to you.'
      : `This includes ${count} people whose files have been deleted or aren’t open to you.`,
  all: 'Back to all steps',
  method: 'How we count',
  methods: [
    'We count everybody who was referred to you or taken on between the dates you choose.',
    'Referrals that are waiting for an answer, or were declined, count too.',
    'When somebody reaches a step, we count them in every earlier step too.',
    'A job start that you recorded also counts as an application, an interview and an offer. The Applications page shows only what people share, so its numbers can be lower.',
    'First contact is the first appointment they came to, or the first time you reached them after a referral.',
  ],
  toFunder: 'Report for a funder',
  toFunderHint: 'You can print this report or send it on. It hides small numbers, so that nobody can be identified.',
  openFunder: 'Open the report for a funder',
  onPaper: 'This page is for your team. Print the report for a funder instead.',
} as const

/** What each number of a report that leaves the organisation means, for somebody who does not know the service. */
export const reportStepMeanings: Readonly<Record<ReportStep | FirstStep, string>> = {
  referred: 'They were referred to us, came to us themselves, or we signed them up.',
  taken_on: 'They agreed to our help, and we recorded their consent.',
  engaged: 'They came to a first appointment, or we reached them after the referral.',
  ready: 'Whoever helps them noted that they are ready to look for work.',
  applied: 'They sent an application, as far as they chose to share it with us.',
  interview: 'An employer invited them to an interview, as far as they chose to share it with us.',
  offer: 'An employer offered them a job, as far as they chose to share it with us.',
  started: 'They had their first day in a job.',
  '6_weeks': 'A check found it: they said so, a payslip was seen, or the employer confirmed it.',
  '6_months': 'The same check, half a year after they started.',
}

const reached: Readonly<Record<ReportStep | FirstStep, string>> = {
  referred: 'have been referred',
  taken_on: 'have been accepted',
  engaged: 'have had a first contact',
  ready: 'are ready for work',
  applied: 'have applied for a job',
  interview: 'have been invited to an interview',
  offer: 'have been offered a job',
  started: 'have started a job',
  '6_weeks': 'were still in work 6 weeks later',
  '6_months': 'were still in work 6 months later',
}

/**
 * The report in one sentence, in which the organisation speaks: the heading above it names it.
 * @param part whom it is about, such as 'Help with: Housing'; '' for everybody
 * @param when such as ' in 2026'; '' for everything so far
 */
export function reportHeadline(part: string, when: string, said: ReportInShort): string {
  const whom = `referred to us or taken on${when}${part && ` (${part})`}`
  if (said === null) return `We can’t show how many people were ${whom}: somebody could be picked out.`
  const { all, most, kept } = said
  if (all === 0) return `Nobody was ${whom}.`
  if (most === null) return `${all} people were ${whom}.`
  const some = most.count === all ? `All ${all} people` : `${most.count} of the ${all} people`
  return `${some} ${whom} ${reached[most.step]}${kept === null ? '' : `, and ${kept.count} ${reached[kept.step]}`}.`
}

export const funderReportWords = {
  title: 'Report for a funder',
  titleOf: (organisation: string) => `${organisation}: from referral to work`,
  lead: 'You can print this, or save it as a PDF in the print window and send it on. It names nobody, and nobody can be identified from it.',
  filter: 'Choose what the report is about',
  span: 'Period',
  part: 'Who is counted',
  everybody: 'Everybody',
  service: (label: string) => `Help with: ${label}`,
  area: (letters: string) => `Postcode area ${letters}`,
  about: (part: string, span: string, day: string) =>
    `${part}. ${span}. Counted until ${day}; the numbers change once a month.`,
  none: 'Nobody has been referred to you or taken on yet. Once somebody is, this page counts who was referred, accepted and first contacted. From the first of the next month it also counts how far each has come.',
  firstMonth: (day: string) => `Our first month on ${company.brand}, counted on ${day}.`,
  inFirstMonth: ' in our first month',
  inSpan: (span: string) => ` in ${span}`,
  firstSteps: {
    referred: reportStepLabels.referred,
    taken_on: 'Accepted',
    engaged: reportStepLabels.engaged,
  } satisfies Record<FirstStep, string>,
  onlyInFirst: 'Later reports have no line for ‘Accepted’.',
  hidden: 'What is not shown, and why',
  later: 'What later reports will show',
  laterParts: (from: string): readonly string[] => [
    `From ${from}, this report will show how many people reached each step, where there are enough of them, by kind of help and postcode area. It will be updated once a month.`,
    'It will also show how many are still in work at 6 weeks and at 6 months, once enough people started that long ago.',
  ],
  file: (span: string) => `outcomes-${span}.csv`,
  download: 'Download as CSV',
  back: 'Back to outcomes',
  method: 'How we count',
  methods: [
    'When somebody reaches a step, we count them in every earlier step too.',
    'A job start that we recorded ourselves also counts as an application, an interview and an offer.',
    'People who were referred and whose files have been deleted are still counted, under the day they were referred.',
  ],
} as const

/** What a report about a service or an area is called. */
export function partText(service: ReferralService | null, area: string | null): string {
  if (service !== null) return funderReportWords.service(serviceLabels[service])
  return area === null ? funderReportWords.everybody : funderReportWords.area(area)
}
