import type { Person } from '@/lib/domain/dashboards/service-state'

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
