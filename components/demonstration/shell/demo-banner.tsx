import { demoWords } from '@/lib/content/demonstration/demo-words'

/** On every page of the demonstration: that nothing here is real, and nothing is kept. */
export function DemoBanner() {
  return (
    <aside className="demo-banner" aria-label={demoWords.label}>
      <p>
        <strong>{demoWords.banner}</strong>{' '}
        <span className="not-on-paper">
          {demoWords.bannerReach} {demoWords.bannerMore}
        </span>
      </p>
    </aside>
  )
}
