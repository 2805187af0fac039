import type { Side } from '@/lib/domain/access/role'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'

/** A side's settings, by name. */
export const settingsOf = ({ settings }: ServiceState, role: Side): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([key]) => key.startsWith(`${role}/`))
      .map(([key, value]) => [key.slice(role.length + 1), value]),
  )
