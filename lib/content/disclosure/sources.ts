import { employerSources as law } from '@/lib/content/employer-guide/sources'
import { resourceSources as help } from '@/lib/content/resources/sources'

/** In a file of their own, so that the calculator's words do not make browsers fetch every source on the site. */
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
