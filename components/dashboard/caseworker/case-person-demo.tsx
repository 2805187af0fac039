'use client'

import { CasePersonScreen } from '@/components/dashboard/caseworker/case-person'
import type { DetailText } from '@/components/dashboard/partner/detail-text'
import type { PersonTab } from '@/components/dashboard/caseworker/person-tabs'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCasePerson } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = { day: string; personId: string; tab: PersonTab; text: DetailText }

export function CasePersonDemo({ day, personId, tab, text }: Props) {
  const { state, viewer, today, act } = useDemo('caseworker', day)
  const person = loadCasePerson(state, viewer, { today, personId })
  return <CasePersonScreen person={person} text={text} tab={tab} today={today} act={act} />
}
