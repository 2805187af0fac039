import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'

type Props = {
  /** The last part of the URL that it is sent to. */
  action: string
  reference: string
  version: number
  submit: string
  look?: 'primary' | 'secondary'
  children?: ReactNode
}

/** A step on an enquiry, for the version that is shown: an ordinary form post, the same with scripts on and off. */
export function EnquiryStepForm({ action, reference, version, submit, look = 'primary', children }: Props) {
  return (
    <form className={children ? 'dash-form' : undefined} action={`/api/desk/${action}`} method="post" noValidate>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      {children}
      <div>
        <Button type="submit" look={look} isSmall>
          {submit}
        </Button>
      </div>
    </form>
  )
}
