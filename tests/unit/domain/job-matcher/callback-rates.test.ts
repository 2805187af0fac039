import { baselinePercent, callbackCell, callbackRates, study } from '@/lib/domain/job-matcher/callback-rates'
import { intervalOfPercent, wilsonInterval } from '@/lib/domain/job-matcher/wilson-interval'

test('the six cells, the baseline and the size are those of the study', () => {
  expect(callbackRates).toMatchObject({
    asks: {
      White: { percent: 15.6, withoutRecordPercent: 40.6, level: 'SEVERE', pairs: 32 },
      Black: { percent: 33.3, withoutRecordPercent: 30.6, level: 'NONE', pairs: 36 },
      Other: { percent: 'not-measured', level: 'MODERATE' },
    },
    'does-not-ask': {
      White: { percent: 15.1, withoutRecordPercent: 14.4, level: 'NONE', pairs: 'unknown' },
      Black: { percent: 13.5, withoutRecordPercent: 17.1, level: 'MODERATE', pairs: 'unknown' },
      Other: { percent: 'not-measured', level: 'LOW' },
    },
  })
  expect(baselinePercent).toBe(18.3)
  expect(study.applications).toBe(2 * study.openings)
  expect(callbackCell(true, 'White')).toBe(callbackRates.asks.White)
  expect(callbackCell(false, 'White')).toBe(callbackRates['does-not-ask'].White)
})

test.each([
  ['White', 32],
  ['Black', 36],
] as const)('the printed percentages where the employer asks are whole call-backs of %s pairs: %i', (group, pairs) => {
  const { percent, withoutRecordPercent } = callbackRates.asks[group]
  for (const printed of [percent, withoutRecordPercent]) {
    const count = Math.round((Number(printed) / 100) * pairs)
    expect((count / pairs) * 100).toBeCloseTo(Number(printed), 0)
    expect(((count / pairs) * 100).toFixed(1)).toBe(Number(printed).toFixed(1))
  }
})

test.each([
  [5, 32, 6.86, 31.75],
  [13, 32, 25.52, 57.74],
  [12, 36, 20.21, 49.67],
  [11, 36, 18.0, 46.9],
  // A published value: Newcombe 1998, Statistics in Medicine 17, 857-872, table I.
  [81, 263, 25.53, 36.62],
  [15, 148, 6.24, 16.05],
  [0, 20, 0, 16.11],
  [1, 29, 0.61, 17.18],
])('Wilson: %i of %i lies from %d%% to %d%%', (count, total, low, high) => {
  const { lowPercent, highPercent } = wilsonInterval(count, total)
  expect(lowPercent).toBeCloseTo(low, 1)
  expect(highPercent).toBeCloseTo(high, 1)
})

test('all of all, and none of none or more than all', () => {
  expect(wilsonInterval(20, 20).highPercent).toBe(100)
  for (const [count, total] of [
    [0, 0],
    [3, 2],
    [-1, 5],
    [0.5, 5],
    [NaN, 5],
  ] as const) {
    expect(() => wilsonInterval(count, total)).toThrow(RangeError)
  }
})

test('the interval of a printed percentage is that of the whole number it fits, and holds the percentage', () => {
  expect(intervalOfPercent(15.6, 32)).toEqual(wilsonInterval(5, 32))
  expect(intervalOfPercent(40.6, 32)).toEqual(wilsonInterval(13, 32))
  expect(intervalOfPercent(33.3, 36)).toEqual(wilsonInterval(12, 36))
})
