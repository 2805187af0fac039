import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { FirstDayFacts } from '@/components/hiring/applications/first-day'
import type { AdvertTerms } from '@/components/hiring/applications/first-day-fields'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { FirstDay } from '@/lib/domain/applications/first-day'

type Props = {
  offered: FirstDay
  /** Pay and hours of the advert, which hold where the offer names no others; '' where it does not say. */
  advertTerms: AdvertTerms
}

/** What the employer has offered, as it reads it: pay, hours and the first day. */
export function OfferedFacts({ offered, advertTerms }: Props) {
  const terms = [
    { name: words.payFact, own: offered.pay, ofAdvert: advertTerms.pay },
    { name: words.hoursFact, own: offered.hours, ofAdvert: advertTerms.hours },
  ].flatMap(({ name, own, ofAdvert }) => {
    const text = own || (ofAdvert && words.asInAdvert(ofAdvert))
    return text === '' ? [] : [{ name, value: <Typed>{text}</Typed> }]
  })
  return (
    <div className="dash-fact-rows">
      {terms.length === 0 ? null : <Facts facts={terms} />}
      <FirstDayFacts firstDay={offered} names={words.firstDayNames} />
    </div>
  )
}
