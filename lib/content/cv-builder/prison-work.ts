import { type PrisonWorkWords } from '@/lib/domain/cv/edit-cv-draft'
import { type PrisonWorkType } from '@/lib/domain/cv/prison-work-kinds'

/** A kind of work: the label of its button, the text it fills in, and the question that adds a number to the text. */
type PrisonWork = PrisonWorkWords & { label: string; askNumber: string }

// Each line is true of nearly everyone who did the work, and none says where it was done.
export const prisonWork = {
  kitchen: {
    label: 'Kitchen',
    jobTitle: 'Kitchen Assistant',
    description:
      'Prepared and served meals for a large group to a set time\nKept to food safety and hygiene rules\nCleaned work areas, tools and equipment',
    skills: ['Cooking', 'Food hygiene', 'Team work', 'Following instructions'],
    askNumber: 'How many meals did you make or serve in a day?',
  },
  laundry: {
    label: 'Laundry',
    jobTitle: 'Laundry Assistant',
    description:
      'Sorted, washed, dried and folded large loads\nUsed industrial washers and dryers safely\nChecked the quality of each load and packed orders',
    skills: ['Machine operation', 'Quality checking', 'Reliability', 'Following instructions'],
    askNumber: 'How many loads or bags did you do in a day?',
  },
  workshop: {
    label: 'Workshop',
    jobTitle: 'Production Operative',
    description:
      'Made and put together products to a set standard\nUsed hand tools and machines safely\nChecked finished goods and packed them for delivery',
    skills: ['Manual work', 'Tool use', 'Health and safety', 'Quality checking'],
    askNumber: 'How many items did you make or pack in a day?',
  },
  cleaning: {
    label: 'Cleaning',
    jobTitle: 'Cleaner',
    description:
      'Cleaned shared areas to a set standard every day\nUsed cleaning products and machines safely\nKept track of stock and reported faults',
    skills: ['Cleaning', 'Reliability', 'Attention to detail', 'Health and safety'],
    askNumber: 'How many rooms or floors did you clean in a day?',
  },
  library: {
    label: 'Library',
    jobTitle: 'Library Assistant',
    description:
      'Helped people find books and information\nIssued, returned and shelved books\nKept records in order and up to date',
    skills: ['Customer service', 'Organisation', 'Communication', 'Basic IT'],
    askNumber: 'How many people did you help in a day?',
  },
} as const satisfies Record<PrisonWorkType, PrisonWork>
