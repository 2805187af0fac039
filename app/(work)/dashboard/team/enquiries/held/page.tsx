import { privatePageMetadata } from '@/app/page-metadata'
import { HeldConfirmation } from '@/components/desk/enquiries/held-confirmation'
import { ButtonLink } from '@/components/ui/button-link'
import { deskListWords, heldWords as words } from '@/lib/content/desk/enquiries'
import { heldReasons, heldSteps, tickedIn } from '@/lib/domain/desk/held-query'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { readHeld } from '@/lib/server/desk/held-enquiries'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.choose)

export default async function HeldRoute({ searchParams }: PageProps<'/dashboard/team/enquiries/held'>) {
  await requireMember()
  const query = await searchParams
  const step = chosenOf(heldSteps, query.do, 'release')
  const because = chosenOf(heldReasons, query.all, null)
  const held = await readHeld(because ? { because } : { references: tickedIn(query) })
  return held && held.length > 0 ? (
    <HeldConfirmation step={step} held={held} />
  ) : (
    <>
      <div className="screen-heading">
        <h1>{words.title[step]}</h1>
      </div>
      <p className="notice">{held ? (because ? words.noneLeft : words.noneTicked) : deskListWords.unavailable}</p>
      <ButtonLink href="/dashboard/team/enquiries?tab=held" look="secondary">
        {words.no}
      </ButtonLink>
    </>
  )
}
