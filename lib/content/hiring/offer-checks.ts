import type { PublishedSource } from '@/lib/content/figures/figure'
import { resourceSources as sources } from '@/lib/content/resources/sources'
import type { OfferCheckKind } from '@/lib/domain/applications/application'

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

/** Where the facts come from that not everybody knows. */
export const offerCheckSources: Readonly<Partial<Record<OfferCheckKind, readonly PublishedSource[]>>> = {
  right_to_work: [sources.rightToWork, sources.rightToWorkBirth],
  dbs: [sources.dbsBasic],
}

export const rightToWorkHelp = {
  label: 'Help with proof that you can work in the UK',
  href: '/resources/employment#right-to-work',
} as const
