import { spentDays, type Conviction, type Sentence, type Spent } from '@/tests/support/law/oracle'
import { prohibitions, randomHistory, seededRandom } from '@/tests/support/law/random-history'

const spent = (convictions: Conviction[]) => spentDays({ convictions }, 'statute').convictions

const forbidding: readonly string[] = prohibitions
const isProhibition = ({ kind }: Sentence) => forbidding.includes(kind)

const isLater = (a: Spent, b: Spent) => {
  const order = (end: Spent) => (end === 'never' ? '9999-2' : end === 'until-further' ? '9999-1' : end)
  return order(a) > order(b)
}
const isSpentBy = (day: string, end: Spent) => end !== 'never' && end !== 'until-further' && end <= day

/** Some of the convictions with their own answers; undefined for those that are left out. */
function answersFor(convictions: Conviction[], keep: (conviction: Conviction) => boolean): (Spent | undefined)[] {
  const kept = convictions.filter(keep)
  const ends = (kept.length === 0 ? [] : spent(kept)).values()
  return convictions.map((conviction) => (keep(conviction) ? ends.next().value : undefined))
}

/** A history with its answers: all together, as they stood before each day, and each day's convictions by themselves. */
function worked(seed: number) {
  const { convictions, cautions = [] } = randomHistory(seed)
  const days = [...new Set(convictions.map(({ day }) => day))].sort()
  const alone = days.map((day) => answersFor(convictions, (conviction) => conviction.day === day))
  return {
    seed,
    convictions,
    cautions,
    last: days.at(-1) as string,
    days,
    answers: spent(convictions),
    before: days.map((day) => ({ day, ends: answersFor(convictions, (conviction) => conviction.day < day) })),
    own: convictions.map((_, i) => alone.flatMap((ends) => ends[i] ?? [])[0] as Spent),
  }
}
type Worked = ReturnType<typeof worked>

const histories = Array.from({ length: 5_000 }, (_, seed) => worked(seed))

/** The seeds of the histories that break a rule. */
const breaking = (holds: (history: Worked) => boolean) =>
  histories.filter((history) => !holds(history)).map(({ seed }) => seed)

test('the histories hold every kind of sentence, shared days, touching dates and chains of terms', () => {
  const having = (has: (history: Worked) => boolean) => histories.filter(has).length
  const sentences = histories.flatMap(({ convictions }) => convictions.flatMap((conviction) => conviction.sentences))
  expect(new Set(sentences.map(({ kind }) => kind)).size).toBe(32)
  expect(new Set(histories.map(({ convictions }) => convictions.length))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(breaking(({ days, last }) => String(days[0]) >= '1995-01-01' && last <= '2030-12-31')).toEqual([])
  for (const count of [
    having(({ days, convictions }) => days.length < convictions.length),
    having(({ before }) => before.some(({ day, ends }) => ends.includes(day))),
    sentences.filter(({ consecutiveTo }) => consecutiveTo).length,
    sentences.filter(({ concurrentWith }) => concurrentWith).length,
    sentences.filter(({ concurrentWith, start }) => concurrentWith && start).length,
  ]) {
    expect(count).toBeGreaterThan(200)
  }
})

describe('in 5,000 random histories', () => {
  test('the order of typing plays no part', () => {
    expect(
      breaking(({ seed, convictions, answers }) => {
        const random = seededRandom(seed)
        const shuffled = <T>(list: T[]) =>
          list
            .map((item) => ({ item, at: random() }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item)
        const typed = shuffled(convictions.map((conviction, i) => ({ ...conviction, i }))).map((conviction) => ({
          ...conviction,
          sentences: shuffled(conviction.sentences),
        }))
        return spent(typed).every((end, at) => end === answers[typed[at]?.i ?? -1])
      }),
    ).toEqual([])
  })

  test("what is spent on a further conviction's day never changes, and nothing later makes a period shorter", () => {
    expect(
      breaking(({ answers, before }) =>
        before.every(({ day, ends }) =>
          ends.every((then, i) => {
            const now = answers[i] as Spent
            return then === undefined || (isSpentBy(day, then) ? now === then : !isLater(then, now))
          }),
        ),
      ),
    ).toEqual([])
  })

  test('never spent is what carries an excluded sentence, or was unspent on the later day of one', () => {
    expect(
      breaking(({ convictions, answers, before, own }) =>
        answers.every((end, i) => {
          const isCaught = before.some(({ day, ends }) => {
            const then = ends[i]
            const isExcludedDay = convictions.some((other, j) => other.day === day && own[j] === 'never')
            return isExcludedDay && then !== undefined && !isSpentBy(day, then)
          })
          return (end === 'never') === (own[i] === 'never' || isCaught)
        }),
      ),
    ).toEqual([])
  })

  test('a caution changes no conviction, and a conviction changes no caution', () => {
    expect(
      breaking(({ convictions, cautions, answers }) => {
        if (cautions.length === 0) return true
        const both = spentDays({ convictions, cautions }, 'statute')
        const alone = spentDays({ convictions: [], cautions }, 'statute')
        return both.convictions.join() === answers.join() && both.cautions.join() === alone.cautions.join()
      }),
    ).toEqual([])
  })

  test('a last conviction that is summary-only or a minor service offence, and not excluded, leaves the others', () => {
    expect(
      breaking(({ convictions, answers, before, own, last }) => {
        const latest = convictions.filter(({ day }) => day === last)
        const isNoLink = latest.every(({ summaryOnly, minorServiceOffence }) => summaryOnly || minorServiceOffence)
        const isExcluded = convictions.some(({ day }, i) => day === last && own[i] === 'never')
        return !isNoLink || isExcluded || answers.every((end, i) => end === (before.at(-1)?.ends[i] ?? own[i]))
      }),
    ).toEqual([])
  })

  test('a conviction whose only orders forbid or require passes nothing on', () => {
    expect(
      breaking(({ convictions, answers }) => {
        const isOnlyProhibited = ({ sentences }: Conviction) => sentences.every(isProhibition)
        if (!convictions.some(isOnlyProhibited)) return true
        const others = answersFor(convictions, (conviction) => !isOnlyProhibited(conviction))
        return answers.every((end, i) => end === (others[i] ?? end))
      }),
    ).toEqual([])
  })

  test('an extension only ever copies the end of another conviction, without its prohibition-type orders', () => {
    expect(
      breaking(({ convictions, days, answers, own }) => {
        if (answers.join() === own.join()) return true
        const passedOn = days.flatMap((day) =>
          spent(
            convictions
              .filter((conviction) => conviction.day === day)
              .map((conviction) => ({
                ...conviction,
                sentences: conviction.sentences.filter((sentence) => !isProhibition(sentence)),
              }))
              .filter(({ sentences }) => sentences.length > 0),
          ),
        )
        return answers.every((end, i) => end === own[i] || end === 'never' || passedOn.includes(end))
      }),
    ).toEqual([])
  })
})
