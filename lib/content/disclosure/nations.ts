import type { Prose } from '@/lib/content/prose/prose'
import { helpers } from '@/lib/content/disclosure/calculator'
import type { Nation, NationMistake } from '@/lib/domain/disclosure-wizard/nation-answer'
import type { NorthernIrishDisposal, ScottishDisposal } from '@/lib/domain/disclosure/other-nations'

export const nationWords = {
  kind: 'What did the court, or the authorities, give you?',
  choose: 'Choose one',
  date: 'The date of the conviction, or the date it was given',
  age: 'How old were you on that day?',
  adult: '18 or over',
  under18: 'Under 18',
  length: 'How long was it, as the court gave it?',
  lastDay: 'What is its last day?',
  withoutEnd: 'It was given no end date',
  submit: 'See the date',
  spentFrom: 'On its own, this will be spent from',
  spentSince: 'On its own, this has been spent since',
  never: 'On its own, this is never spent.',
  untilEnds: 'On its own, this is not spent until the order ends.',
  twoCounts:
    'The months can be counted in two ways here. We show the later date because it is the safer one. By our reading of the law, the date is',
  source: 'The rule:',
  sure: {
    H: 'We are sure of this rule: we read it in the Act or an official table.',
    M: 'We are fairly sure: this rule rests on one source that we trust.',
  },
  alone:
    'This is one sentence on its own. If you got more than one for the conviction, the longest counts. A further conviction can make the date later: we don’t work that out, so ask somebody below first.',
  law: 'Checked on 21 November 2026. This is information, not legal advice.',
  helpHeading: 'Who can tell you for sure',
} as const

export const nationMistakes: Record<NationMistake, string> = {
  date: 'Enter a real date that is not after today, for example 27 3 2019.',
  age: 'Choose how old you were.',
  length: 'Enter the length in whole numbers, for example 18 months.',
  last_day: 'Enter a real last day, not before the date above.',
}

type NationText = {
  heading: string
  text: string
  notes: readonly string[]
  helpers: readonly Prose[]
  kinds: readonly (readonly [string, string])[]
}

const scottishKinds = {
  custody: 'Prison or detention, not for life and not extended',
  fine: 'Fine',
  compensation_order: 'Compensation order',
  community_payback_order: 'Community payback order',
  drug_treatment_and_testing_order: 'Drug treatment and testing order',
  restriction_of_liberty_order: 'Restriction of liberty order',
  admonition: 'Admonition',
  absolute_discharge: 'Absolute discharge',
  caution_for_good_behaviour: 'Caution for good behaviour (a bond)',
  endorsement: 'Driving licence endorsement',
  ancillary_order: 'A ban, non-harassment order or other extra order',
  compulsion_order: 'Compulsion order',
  childrens_hearing: 'Children’s hearing: discharge or compulsory supervision order',
  alternative_warning: 'Warning, or fixed penalty for antisocial behaviour',
  alternative_other: 'Fiscal fine, compensation offer or other alternative to prosecution',
  service_dismissal_with_disgrace: 'Armed forces: cashiering or dismissal with disgrace',
  service_dismissal: 'Armed forces: dismissal',
  service_detention: 'Armed forces: detention',
  other_sentence: 'Another sentence, not deferred and not from the armed forces',
} as const satisfies Record<ScottishDisposal, string>

const northernIrishKinds = {
  custody: 'Prison or young offenders centre, served or suspended, not for life and not extended',
  childrens_detention: 'Detention of a child (Article 45)',
  fine: 'Fine',
  community_service_order: 'Community service order',
  combination_order: 'Combination order',
  probation_order: 'Probation or supervision order',
  bind_over: 'Bind over',
  conditional_discharge: 'Conditional discharge',
  absolute_discharge: 'Absolute discharge',
  attendance_centre_order: 'Attendance centre order',
  juvenile_justice_centre_order: 'Juvenile justice centre order',
  youth_conference_order: 'Youth conference order',
  community_responsibility_order: 'Community responsibility or reparation order',
  hospital_order: 'Hospital order',
} as const satisfies Record<NorthernIrishDisposal, string>

const elsewhereCounts =
  'What counts is the law of the place where you’re asked. For a job in England or Wales, that’s the law of England and Wales, wherever you were convicted. Ask Unlock or Nacro about it.'

export const nationText = {
  scotland: {
    heading: 'Scotland: one conviction at a time',
    text: 'These are the rules for jobs in Scotland, in force since 30 November 2020 for older convictions too. The time is counted from the day of the conviction, or lasts as long as the order does.',
    notes: [
      elsewhereCounts,
      'Prison for over 48 months: the 2019 Act has a way to ask for a review. We could not find out if it is open yet.',
      'If you were under 18: a law of 2020 makes most convictions from before 18 spent sooner. We do not use it here, so the true date can be earlier than ours. Ask before you tell anybody.',
      'A deferred sentence: the conviction is not spent until you are sentenced. We cannot tell you about extended sentences or service community orders: ask first.',
      'Checks for some jobs (Level 2 and PVG) can show spent convictions too. We do not work that out.',
    ],
    helpers: [
      [
        { label: 'Scotland’s Next Chapter', href: 'https://nextchapterscotland.org.uk' },
        ' explains the rules. Disclosure Scotland: ',
        { label: '0300 020 0040', href: 'tel:03000200040' },
      ],
      ...helpers,
    ],
    kinds: Object.entries(scottishKinds),
  },
  northern_ireland: {
    heading: 'Northern Ireland: one conviction at a time',
    text: 'These are the rules for jobs in Northern Ireland. Most of the times are counted from the day of the conviction, some from the end of the order.',
    notes: [
      elsewhereCounts,
      'Cautions, informed warnings and diversionary youth conferences are not convictions, and have no time to wait. We are fairly sure of this: it rests on one source.',
      'We cannot tell you about a driving ban on its own, or an extended sentence: ask NIACRO.',
      'Changes were drafted in 2022. We couldn’t confirm that they’re in force.',
    ],
    helpers: [['NIACRO: ', { label: 'disclosureni.com', href: 'https://disclosureni.com' }], ...helpers],
    kinds: Object.entries(northernIrishKinds),
  },
} as const satisfies Record<Nation, NationText>

export const isScottishKind = (kind: string): kind is ScottishDisposal => Object.hasOwn(scottishKinds, kind)
export const isNorthernIrishKind = (kind: string): kind is NorthernIrishDisposal =>
  Object.hasOwn(northernIrishKinds, kind)
