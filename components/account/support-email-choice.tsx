import { Button } from '@/components/ui/button'
import { supportEmailWords as words } from '@/lib/content/casework/support-messages'

type Props = {
  /** Whether they help people, or are helped. */
  side: 'worker' | 'person'
  news: boolean
  digest: boolean
}

/** Which emails about casework somebody gets. */
export function SupportEmailChoice({ side, news, digest }: Props) {
  return (
    <>
      <section>
        <h2>{words.news.heading[side]}</h2>
        <p>
          {words.news.what[side]} {news ? words.news.on : words.news.off}
        </p>
        <form action={`/api/account/support-news-${news ? 'off' : 'on'}`} method="post">
          <Button type="submit" look={news ? 'quiet' : 'secondary'}>
            {news ? words.switchOff : words.switchOn}
          </Button>
        </form>
      </section>
      {side === 'worker' ? (
        <section>
          <h2>{words.digest.heading}</h2>
          <p>
            {words.digest.what} {digest ? words.digest.on : words.digest.off}
          </p>
          <form action={`/api/account/support-digest-${digest ? 'off' : 'on'}`} method="post">
            <Button type="submit" look={digest ? 'quiet' : 'secondary'}>
              {digest ? words.digest.switchOff : words.digest.switchOn}
            </Button>
          </form>
        </section>
      ) : null}
    </>
  )
}
