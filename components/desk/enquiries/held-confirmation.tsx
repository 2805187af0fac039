import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { heldWords as words } from '@/lib/content/desk/enquiries'
import {
  countByReason,
  heldReasons,
  mostHeldAtOnce,
  type HeldReason,
  type HeldStep,
} from '@/lib/domain/desk/held-query'

type Props = {
  step: HeldStep
  held: readonly { reference: string; name: string; email: string | null; because: HeldReason }[]
}

/** Says what will be done to how many, and to which, before it is done. */
export function HeldConfirmation({ step, held }: Props) {
  const counts = countByReason(held)
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.question[step](held.length)}</h1>
          <p className="lead">{words.means[step]}</p>
        </div>
      </div>
      <ul>
        {heldReasons
          .filter((reason) => counts[reason] > 0)
          .map((reason) => (
            <li key={reason}>{words.reasonCount(reason, counts[reason])}</li>
          ))}
      </ul>
      {held.length === mostHeldAtOnce ? <p>{words.oldest(mostHeldAtOnce)}</p> : null}
      <form method="post" action={`/api/desk/held-${step}`}>
        <input type="hidden" name="references" value={held.map(({ reference }) => reference).join(' ')} />
        <div className="button-row">
          <Button type="submit">{words.yes[step](held.length)}</Button>
          <ButtonLink href="/dashboard/team/enquiries?tab=held" look="secondary">
            {words.no}
          </ButtonLink>
        </div>
      </form>
      <section className="dash-section" aria-labelledby="which">
        <h2 id="which">{words.which}</h2>
        <ul>
          {held.map(({ reference, name, email }) => (
            <li key={reference}>{[reference, name, email].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
