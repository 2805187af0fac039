'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { forgetEnquiry, sendKeptEnquiry } from '@/lib/client/offline/kept-enquiry'
import { keptEnquiryWords as words } from '@/lib/content/enquiries/kept-enquiry'

type Outcome = Awaited<ReturnType<typeof sendKeptEnquiry>>

/** Sends the enquiry waiting on this device as soon as possible, says so, and can delete it. */
export function KeptEnquiryNotice() {
  const [state, setState] = useState<Outcome>({ outcome: 'none' })

  useEffect(() => {
    const send = () => void sendKeptEnquiry().then(setState)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])

  function forget(): void {
    forgetEnquiry()
    setState({ outcome: 'none' })
  }

  return (
    <div className="page not-on-paper" role="status" aria-label={words.region}>
      {state.outcome === 'none' ? null : (
        <p className="notice">
          {words[state.outcome]}{' '}
          {state.outcome !== 'sent' ? (
            <Button look="quiet" isSmall onClick={forget}>
              {words.forget}
            </Button>
          ) : state.reference ? (
            <span>
              {words.reference} {state.reference}.
            </span>
          ) : null}
        </p>
      )}
    </div>
  )
}
