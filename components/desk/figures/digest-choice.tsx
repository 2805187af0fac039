import { Button } from '@/components/ui/button'
import { digestChoiceWords as words } from '@/lib/content/desk/digest'

type Props = { wantsDigest: boolean }

/** A button that turns the member's daily email on or off. */
export function DigestChoice({ wantsDigest }: Props) {
  return (
    <section className="dash-section not-on-paper" aria-labelledby="digest">
      <h2 id="digest">{words.heading}</h2>
      <p>{wantsDigest ? words.on : words.off}</p>
      <form method="post" action={wantsDigest ? '/api/desk/digest-off' : '/api/desk/digest-on'}>
        <Button type="submit" look="secondary">
          {wantsDigest ? words.switchOff : words.switchOn}
        </Button>
      </form>
    </section>
  )
}
