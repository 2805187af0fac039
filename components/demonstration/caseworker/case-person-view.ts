import type { loadCasePerson } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export type CasePersonView = NonNullable<ReturnType<typeof loadCasePerson>>
