import type { PublishedSource } from '@/lib/content/figures/figure'

type Props = { source: PublishedSource }

export function SourceLink({ source }: Props) {
  return (
    <>
      <a href={source.url} rel="noreferrer">
        {source.title}
      </a>
      , {source.publisher}, {source.published}
    </>
  )
}
