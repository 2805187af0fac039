import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import { resourceSources as sources } from '@/lib/content/resources/sources'
import { capitalised, dayText } from '@/lib/content/wording/date-text'
import type { Application, CheckEvidence, OfferCheckKind } from '@/lib/domain/applications/application'

/** What a person does for each check before they start. */
export const offerCheckNeeds: Readonly<Record<OfferCheckKind, string>> = {
  identity:
    'Bring something that shows who you are, such as a passport or a driving licence. If you have neither, ask the employer what else they accept.',
  right_to_work:
    'Bring a British or Irish passport, even an old one. No passport? Bring a UK or Irish birth certificate and a letter from the government or an old employer with your name and National Insurance number. If you’re not British or Irish, you may need a share code from GOV.UK.',
  references:
    'Think of people who know how you work: a manager, a tutor, a volunteer organiser. Ask them first, then give the employer their names.',
  dbs: 'The employer asks for the check. Have your addresses of the last 5 years, your National Insurance number and ID ready.',
  licence_approval:
    'Ask your supervising officer to approve the job, and tell the employer on this page once they have.',
}

/** What is checked, after 'they check'. */
export const offerCheckObjects: Readonly<Record<Exclude<OfferCheckKind, 'licence_approval'>, string>> = {
  identity: 'who you are',
  right_to_work: 'that you can work in the UK',
  references: 'your references',
  dbs: 'your DBS certificate',
}

/** Before what each check needs. */
export const offerCheckWhen =
  'If they haven’t told you when and where to show these, send them a message. They need to see them before your first day.'

/** Where the facts come from that not everybody knows. */
export const offerCheckSources: Readonly<Partial<Record<OfferCheckKind, readonly PublishedSource[]>>> = {
  right_to_work: [sources.rightToWork, sources.rightToWorkBirth],
  dbs: [sources.dbsBasic],
}

export const rightToWorkHelp = {
  label: 'Help with proof that you can work in the UK',
  href: '/resources/employment#right-to-work',
} as const

/** What the employer asks for, for each check. */
export const offerCheckAsks: Readonly<Record<OfferCheckKind, Prose>> = {
  identity: 'Ask for proof of identity. Not everybody has photo ID, so say what else you’ll accept.',
  right_to_work: [
    'Check it before their first day, the same way for everybody. ',
    { label: 'GOV.UK says which documents count', href: 'https://www.gov.uk/check-job-applicant-right-to-work' },
    '.',
  ],
  references: 'Ask them whom you can write to, and tell them before you do.',
  dbs: 'Ask for the check that your advert names, and no more. Look at the certificate, and keep no copy of it.',
  licence_approval: '',
}

/** What opens the record of a problem with a check. */
export const offerCheckProblems: Readonly<Record<OfferCheckKind, string>> = {
  identity: 'Record that they couldn’t show who they are',
  right_to_work: 'Record that they couldn’t show that they can work in the UK',
  references: 'Record that you have no reference you can rely on',
  dbs: 'Record that the certificate shows something that matters',
  licence_approval: '',
}

/** What has to come before a problem with a check is recorded. */
export const offerCheckFirst: Readonly<Record<OfferCheckKind, string>> = {
  identity: 'First ask what else they can show, and give them time to get it. Many people wait weeks for a first ID.',
  right_to_work:
    'You cannot employ somebody who has no right to work. But somebody who can’t show a document today may still have it: first ask what else they have, and check with the Home Office where GOV.UK says that you can.',
  references: 'A reference that doesn’t come isn’t a bad one. First ask them for somebody else who knows their work.',
  dbs: 'The DBS says to discuss what a check shows before you withdraw an offer. Leave out anything spent that your kind of check may not ask about. Then decide whether it matters for the tasks of this job, and whether safeguards would be enough.',
  licence_approval: '',
}

export const checkEvidenceLabels: Readonly<Record<CheckEvidence, string>> = {
  passport: 'A passport',
  driving_licence: 'A driving licence',
  birth_certificate: 'A birth or adoption certificate',
  share_code: 'The result of a share code on GOV.UK',
  other_document: 'Another document',
  two_references: 'Two references',
  one_reference: 'One reference',
  certificate: 'The certificate. What it says is not kept here',
}

const seenTexts: Readonly<Record<CheckEvidence, string>> = {
  passport: 'passport',
  driving_licence: 'driving licence',
  birth_certificate: 'birth or adoption certificate',
  share_code: 'share code',
  other_document: 'another document',
  two_references: 'two references',
  one_reference: 'one reference',
  certificate: 'certificate',
}

export const checkStateLabels = { waiting: 'Not done yet', not_passed: 'Problem', done: 'Done' } as const

/** What was seen and when, for both sides: 'Passport seen on 25 November 2026.'; null while it waits. */
export function checkSeenText({ state, since, seen }: Application['checks'][number]): string | null {
  if (state === 'waiting') return null
  // The badge beside it says whether it is done.
  return state === 'done' && seen
    ? capitalised(`${seenTexts[seen]} seen on ${dayText(since)}.`)
    : `Recorded on ${dayText(since)}.`
}

/** What somebody can do about a check that was not passed. */
export const offerCheckFailed =
  'The employer has recorded a problem with this check. Nothing is decided yet. If that’s wrong, or there’s something they should know, tell them in a message: they have to hear you before they decide.'
