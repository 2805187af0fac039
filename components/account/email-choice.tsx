import { Button } from '@/components/ui/button'
import { applicationEmailWords as words } from '@/lib/content/hiring/application-emails'

type Props = { role: 'candidate' | 'employer'; isOn: boolean }

/** Whether somebody gets emails about applications, and the button that changes it. */
export function EmailChoice({ role, isOn }: Props) {
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>
        {words.what[role]} {isOn ? words.on : words.off}
      </p>
      <form action={`/api/account/application-emails-${isOn ? 'off' : 'on'}`} method="post">
        <Button type="submit" look="secondary">
          {isOn ? words.switchOff : words.switchOn}
        </Button>
      </form>
    </section>
  )
}
