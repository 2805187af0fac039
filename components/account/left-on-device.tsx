import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { deleteWords as words } from '@/lib/content/account/leaving'

/** What the tools for candidates keep on the device, which a deleted account leaves there, and how to clear it. */
export function LeftOnDevice() {
  return (
    <>
      <p>{words.deviceText}</p>
      <ul className="bullet-list">
        {words.deviceList.map(({ label, text, href }) => (
          <li key={href}>
            <PageLink href={href as Route}>{label}</PageLink>: {text}
          </li>
        ))}
      </ul>
      <p>{words.deviceAll}</p>
    </>
  )
}
