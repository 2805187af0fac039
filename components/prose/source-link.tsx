import { type PublishedSource, sourceWords } from '@/lib/content/figure'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

type Props = { source: PublishedSource }

export function SourceLink({ source }: Props) {
  return (
    <>
      <a href={source.url} rel="noreferrer">
        {source.title}
      </a>
      , {source.publisher}, {source.published} ({sourceWords.checked}{' '}
      <time dateTime={source.checkedOn}>{longDate.format(new Date(source.checkedOn))}</time>)
    </>
  )
}
