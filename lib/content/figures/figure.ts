export type PublishedSource = {
  kind: 'published'
  title: string
  publisher: string
  /** As the source states it; some state only a year or a session. */
  published: string
  url: `https://${string}`
  checkedOn: `${number}-${number}-${number}`
}

export type FigureChartData =
  { kind: 'dots'; count: number; key: string } | { kind: 'bars'; rows: readonly { label: string; percent: number }[] }

/** A figure that somebody published. */
export type Figure = {
  id: string
  value: string
  label: string
  /** Who counted, where and when: shown below the figure. */
  by: string
  chart?: FigureChartData
  /** What the reader must know so as not to read too much into it. */
  note?: string
  sources: readonly [PublishedSource, ...PublishedSource[]]
}

/** A figure from our founders, for which we have found no published source. */
export type FoundersFigure = { id: string; value: string; label: string }

export const sourceWords = {
  /** Followed by the month. */
  summary: 'Sources, checked',
  note: 'We read a stored copy of each page. Pages change, so look again before you rely on one.',
} as const
