export type PublishedSource = {
  kind: 'published'
  title: string
  publisher: string
  /** As the source gives it; some give a year or a session only. */
  published: string
  url: `https://${string}`
  checkedOn: `${number}-${number}-${number}`
}
type FoundersSource = { kind: 'founders'; note: string }
type FigureSource = PublishedSource | FoundersSource

export type FigureChart =
  | { kind: 'dots'; count: number; key: string }
  | { kind: 'bars'; rows: readonly { label: string; percent: number }[] }
  | { kind: 'split'; parts: readonly [{ label: string; percent: number }, { label: string; percent: number }] }

export type Figure = {
  id: string
  value: string
  label: string
  source: FigureSource
  chart?: FigureChart
  /** What published research says, where it is newer than the figure or says something else. */
  research?: { text: string; sources: readonly PublishedSource[] }
}

export const foundersNote = 'From our founders. We have not found its published source.'

export const sourceWords = {
  summary: 'Where these figures come from',
  note: 'We looked each source up in a stored copy on the date shown. A page may have changed since. England and Wales is not the whole of the UK, so we keep the place each source gives.',
  sourceLabel: 'Source:',
  researchLabel: 'What published research says:',
  checked: 'stored copy read on',
} as const
