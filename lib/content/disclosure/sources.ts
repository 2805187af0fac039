import { employerSources as law } from '@/lib/content/employer-guide/sources'
import { resourceSources as help } from '@/lib/content/resources/sources'

/** Apart from the calculator's words, so that no browser has to fetch every source of the site. */
export const calculatorSources = [
  law.spentMeaning,
  law.spentEffect,
  law.spentPeriods,
  law.severalConvictions,
  law.spentCautions,
  law.rehabilitationPeriods,
  law.motoring,
  law.dbsFiltering,
  law.unlockLevels,
  law.scotlandPeriods,
  help.disclosureNi,
]
