import { Facts } from '@/components/work/facts'
import { TelLink } from '@/components/work/tel-link'
import { Typed } from '@/components/work/typed'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import type { FirstDay } from '@/lib/domain/applications/first-day'
import { wholePlace } from '@/lib/domain/applications/interview-details'

type Names = { when: string; where: string; askFor: string; bring: string; phone: string }

/** When and where somebody begins, whom to ask for and what to bring, the same for both sides. */
export function FirstDayFacts({ firstDay, names }: { firstDay: FirstDay; names: Names }) {
  const { on, at, askFor, bring, phone } = firstDay
  const facts = [
    { name: names.when, value: `${weekdayText(on)}, ${timeText(at)}` },
    { name: names.where, value: <Typed>{wholePlace(firstDay)}</Typed> },
    ...(askFor === '' ? [] : [{ name: names.askFor, value: <Typed>{askFor}</Typed> }]),
    ...(bring === '' ? [] : [{ name: names.bring, value: <Typed>{bring}</Typed> }]),
    ...(phone === ''
      ? []
      : [
          {
            name: names.phone,
            value: <TelLink phone={phone} />,
          },
        ]),
  ]
  return <Facts facts={facts} />
}
