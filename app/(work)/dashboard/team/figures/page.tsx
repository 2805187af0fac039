import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { DigestChoice } from '@/components/desk/figures/digest-choice'
import { Figures } from '@/components/desk/figures/figures'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { digestChoiceWords } from '@/lib/content/desk/digest'
import { deskFigureWords as words } from '@/lib/content/desk/figures'
import { dayText } from '@/lib/content/wording/date-text'
import { figurePeriodOf } from '@/lib/domain/desk/figures'
import { keptInput } from '@/lib/server/auth/kept-input'
import { readDigestChoice } from '@/lib/server/desk/read-digest-choice'
import { mostFigured, readFigures } from '@/lib/server/desk/read-figures'
import { readHiringFigures } from '@/lib/server/desk/read-hiring-figures'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

export default async function FiguresRoute({ searchParams }: PageSearch) {
  const member = await requireMember()
  const { days: typed, done, again } = await searchParams
  const days = figurePeriodOf(typed)
  const [read, wantsDigest, kept] = await Promise.all([
    readFigures(days, new Date()),
    readDigestChoice(),
    keptInput(again),
  ])
  const hiring = read && (await readHiringFigures(member.id, read.from, read.today))
  const madeOf = read
    ? words.madeOf(read.figures.enquiries, read.figures.open, dayText(read.from), dayText(read.today))
    : words.unavailable
  const isCut = read?.figures.enquiries === mostFigured
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <DoneNotice words={digestChoiceWords.done} done={done} />
      <ProblemNotice kept={kept} forms={['digest-on', 'digest-off']} />
      {read ? (
        <Figures
          figures={read.figures}
          hiring={hiring}
          days={days}
          madeOf={isCut ? `${madeOf} ${words.cut(mostFigured.toLocaleString('en-GB'))}` : madeOf}
        />
      ) : (
        <p role="alert">{words.unavailable}</p>
      )}
      {wantsDigest === null ? null : <DigestChoice wantsDigest={wantsDigest} />}
    </>
  )
}
