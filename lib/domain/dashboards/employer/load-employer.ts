import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'

/** Which checklist steps have been ticked on the guides page. */
export const loadEmployerGuides = (state: ServiceState) => ({ ticked: settingsOf(state, 'employer') })
