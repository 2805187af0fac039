import { dbsLabels, exclusionLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import { advertWords as words, dutyLabels } from '@/lib/content/hiring/advert'
import { sectorLabels } from '@/lib/content/job-board/board'
import { dayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import type { AdvertDraft, AdvertField } from '@/lib/domain/job-board/advert'

const yesOrNo = (is: boolean | null): string => (is ? words.yes : words.no)
const lines = (list: readonly string[] | null): string => (list ?? []).join('\n')

/** Each part of an advert as text for people to read; empty if it has not been filled in. */
const texts: { readonly [Field in AdvertField]: (draft: AdvertDraft) => string } = {
  title: ({ title }) => title ?? '',
  type: ({ type }) => type ?? '',
  sector: ({ sector }) => (sector ? sectorLabels[sector] : ''),
  vacancies: ({ vacancies }) => (vacancies === null ? '' : String(vacancies)),
  description: ({ description }) => description ?? '',
  requirements: ({ requirements }) => lines(requirements),
  benefits: ({ benefits }) => lines(benefits),
  skills: ({ skills }) => lines(skills),
  training: ({ training }) => training ?? '',
  pay: ({ pay }) => (pay ? payText(pay) : ''),
  hoursPerWeek: ({ hoursPerWeek }) => (hoursPerWeek === null ? '' : words.hours(hoursPerWeek)),
  pattern: ({ pattern }) => pattern ?? '',
  startsOn: ({ startsOn }) => (startsOn ? dayText(startsOn) : words.asSoonAsPossible),
  closesOn: ({ closesOn }) => (closesOn ? dayText(closesOn) : words.untilFilled),
  siteId: ({ town, postcode }) => [town, postcode].filter(Boolean).join(', '),
  town: ({ town }) => town ?? '',
  postcode: ({ postcode }) => postcode ?? '',
  remoteFriendly: ({ remoteFriendly }) => yesOrNo(remoteFriendly),
  travelHelp: ({ travelHelp }) => travelHelp ?? '',
  supervised: ({ supervised }) => yesOrNo(supervised),
  noInterview: ({ noInterview }) => (noInterview ? 'Not always: we may offer the job without one' : 'Yes'),
  dayReleasePossible: ({ dayReleasePossible }) => yesOrNo(dayReleasePossible),
  dbsLevel: ({ dbsLevel }) => (dbsLevel ? dbsLabels[dbsLevel] : ''),
  duty: ({ duty }) => (duty ? dutyLabels[duty] : ''),
  dbsReason: ({ dbsReason }) => dbsReason ?? '',
  recordQuestion: ({ recordQuestion }) => (recordQuestion ? recordQuestionLabels[recordQuestion] : ''),
  exclusions: ({ exclusions }) =>
    (exclusions ?? []).map(({ kind, reason }) => [exclusionLabels[kind], reason].filter(Boolean).join(': ')).join('\n'),
}

/** The hours and the pattern of an advert: '24 hours a week. Monday to Friday'; '' where neither is known. */
export const hoursOfAdvert = ({ hoursPerWeek, pattern }: Pick<AdvertDraft, 'hoursPerWeek' | 'pattern'>): string =>
  [hoursPerWeek === null ? '' : words.hours(hoursPerWeek), pattern ?? ''].filter(Boolean).join('. ')

export const advertText = (draft: AdvertDraft, field: AdvertField): string => texts[field](draft)
