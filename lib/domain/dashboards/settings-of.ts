import type { Role } from '@/lib/domain/applications/stages'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'

/** What a side chose on its settings pages, by name. */
export const settingsOf = ({ settings }: ServiceState, role: Role): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([key]) => key.startsWith(`${role}/`))
      .map(([key, value]) => [key.slice(role.length + 1), value]),
  )
