import type { Route } from 'next'

import { LinkTabs } from '@/components/work/link-tabs'
import { ownSupportWords as words } from '@/lib/content/casework/own-support'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Supporter = { id: string; organisation: string; unread: number }
type Props = { supporters: readonly Supporter[]; shown: string; path: Route }

/** The organisations that help somebody, one file at a time: two would repeat every heading and field. */
export function SupporterTabs({ supporters, shown, path }: Props) {
  if (supporters.length < 2) return null
  const byId = new Map(supporters.map((supporter) => [supporter.id, supporter]))
  return (
    <LinkTabs
      label={words.files}
      values={[...byId.keys()]}
      current={shown}
      labelOf={(id) => byId.get(id)?.organisation ?? ''}
      hrefOf={(id) => pathWithQuery(path, { of: id })}
      countOf={(id) => byId.get(id)?.unread || null}
    />
  )
}
