import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { advertParts } from '@/lib/domain/job-board/advert'

/** The parts of an advert that an answer can be about, with none chosen first. */
export const partChoices = [
  { value: '', label: words.chooseField },
  ...advertParts.map((value) => ({ value, label: value === 'whole' ? words.wholeAdvert : fieldLabels[value] })),
]
