import type { useNoted } from '@/components/dashboard/parts/use-noted'
import type { loadCasePerson } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export type CasePerson = NonNullable<ReturnType<typeof loadCasePerson>>
export type RunFor = ReturnType<typeof useNoted>['run']
