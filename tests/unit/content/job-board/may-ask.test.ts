import { mayAskWords, recordQuestionDetails } from '@/lib/content/job-board/board'
import { dbsLevels, recordQuestionStages } from '@/lib/domain/job-board/job'

const { never } = recordQuestionDetails

test.each(dbsLevels)(
  'an employer that never asks is not said to ask, and not said so twice, at the check %s',
  (level) => {
    const { points } = mayAskWords(level, 'never')
    expect(points).not.toContain(never)
    expect(points.filter((point) => point.startsWith('They can ask'))).toEqual([])
  },
)

test.each(dbsLevels)('every other employer is said to ask at the check %s, and no promise is made for it', (level) => {
  for (const question of recordQuestionStages.filter((one) => one !== 'never')) {
    const { points, sources } = mayAskWords(level, question)
    expect(points.filter((point) => point.startsWith('They can ask'))).toHaveLength(1)
    expect(points).not.toContain(never)
    expect(sources.length).toBeGreaterThan(0)
  }
})

test('without a check, nobody looks a record up', () => {
  for (const question of recordQuestionStages) {
    expect(mayAskWords('none', question).points).toContain(
      'They can’t look up your record. Only the police and courts can, unless you agree to a check.',
    )
  }
})
