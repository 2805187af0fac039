import { formatDates } from '@/lib/domain/cv/cv-dates'
import { isSure, partsFound, withReading } from '@/lib/domain/cv/take-from-cv'
import { understandCv, type CvPart } from '@/lib/domain/cv/understand-cv'

type Expected = {
  name?: string
  town?: string
  jobs: [title: string, company: string, from: number | null][]
  courses?: string[]
  skills?: string[]
  /** The parts that the person is asked about. @default none: the reading is sure */
  unsure?: CvPart[]
}

/** Layouts of CVs as people in the UK have them, with invented names and employers. */
const layouts: [layout: string, text: string, expected: Expected][] = [
  [
    'dates first, title and company after a dash',
    `Sam Brook
14 Mill Lane, Leeds, LS1 1AA
07700 900123
Employment
2019 - 2021 Labourer - Pretendley Construction
- Dug footings
2016 - 2018 Packer - Madeupham Manufacturing
- Packed boxes`,
    {
      name: 'Sam Brook',
      town: 'Leeds',
      jobs: [
        ['Labourer', 'Pretendley Construction', 2019],
        ['Packer', 'Madeupham Manufacturing', 2016],
      ],
    },
  ],
  [
    'a table whose columns are tabs',
    `Jo Field
Leeds
WORK EXPERIENCE
Jan 2018 - Mar 2020\tWarehouse Operative\tSamplewick Logistics
Loaded lorries`,
    {
      name: 'Jo Field',
      town: 'Leeds',
      jobs: [['Warehouse Operative', 'Samplewick Logistics', 2018]],
      unsure: ['location'],
    },
  ],
  [
    'labels before each fact',
    `Name: Ali Marsh
Address: 3 Oak Road, Bradford, BD1 1AA
Tel: 07700 900456
Email: ali@example.org
Work History
Employer: Brook Stores
Job title: Shelf stacker
Dates: 2015 - 2017
Duties: filled shelves, faced up`,
    { name: 'Ali Marsh', town: 'Bradford', jobs: [['Shelf stacker', 'Brook Stores', 2015]] },
  ],
  [
    'company in capitals above the title',
    `Kim Dale
CAREER HISTORY
MOOR VANS LTD
Delivery Driver
June 2017 to August 2019
Drove a Luton van across Yorkshire.`,
    { jobs: [['Delivery Driver', 'MOOR VANS LTD', 2017]] },
  ],
  [
    'dates in words with since',
    `Lee Frost
Experience
Chef at Mill Cafe since 2020
Cooked breakfasts`,
    { jobs: [['Chef', 'Mill Cafe', 2020]] },
  ],
  [
    'years with two figures',
    `Pat Wood
Employment History
Cleaner, Harbour School, 2015-17
Kept classrooms clean`,
    { jobs: [['Cleaner', 'Harbour School', 2015]] },
  ],
  [
    'months as numbers',
    `Max Hill
Work Experience
03/2018 – 11/2020
Scaffolder's labourer, Leeds Scaffolding Ltd
loading wagons, passing fittings`,
    { jobs: [["Scaffolder's labourer", 'Leeds Scaffolding Ltd', 2018]] },
  ],
  [
    'a town after the company',
    `Ray Ford
Work experience
Warehouse Operative, Tesco, Seacroft
2015 - 2018
Picked orders`,
    { jobs: [['Warehouse Operative', 'Tesco, Seacroft', 2015]] },
  ],
  [
    'a prison job',
    `Dan Reed
Work history
Kitchen Orderly, HMP Exampleton
2020 - 2021
• Served 400 meals a day`,
    { jobs: [['Kitchen Orderly', 'HMP Exampleton', 2020]] },
  ],
  [
    'bullets marked with an o',
    `Tom Vale
Employment
Porter | Harbour Hotel | 2012 - 2014
o Carried luggage
o Set up rooms`,
    { jobs: [['Porter', 'Harbour Hotel', 2012]] },
  ],
  [
    'a paragraph below each job',
    `Ann Cope
Previous employment
Receptionist - Exampleton Dental Practice (2014 – 2016)
I answered the phone, booked appointments and looked after the diary of three dentists.
Administrator - Brook Council (2010 – 2013)
I kept records and wrote letters.`,
    {
      jobs: [
        ['Receptionist', 'Exampleton Dental Practice', 2014],
        ['Administrator', 'Brook Council', 2010],
      ],
    },
  ],
  [
    'qualifications with grades',
    `Eve Moss
Education
GCSE Maths (C), English (D) - Exampleton High School 2009
NVQ Level 2 Food Hygiene, Brook College, 2012
Skills
Cooking, cleaning, till work`,
    {
      jobs: [],
      courses: ['GCSE Maths (C), English (D) - Exampleton High School', 'NVQ Level 2 Food Hygiene, Brook College'],
      skills: ['Cooking', 'cleaning', 'till work'],
    },
  ],
  [
    'one year only',
    `Gil Nash
Work experience
Fruit picker, Pretendley Farm, 2019
Picked strawberries`,
    { jobs: [['Fruit picker', 'Pretendley Farm', 2019]] },
  ],
  [
    'the present in capitals',
    `Una Hart
WORK HISTORY
Care Assistant
Brook House Care Home
MAY 2021 - PRESENT
Helped residents to wash and dress.`,
    { jobs: [['Care Assistant', 'Brook House Care Home', 2021]] },
  ],
  [
    'seasons',
    `Zoe Lamb
Employment
Waiter, Mill Cafe, Summer 2018
Served customers`,
    { jobs: [['Waiter', 'Mill Cafe', 2018]] },
  ],
  [
    'a page number and a footer between jobs',
    `Ian Cross
Work experience
Painter, Brook Decorators, 2017 - 2019
Painted houses
Page 1 of 2
Labourer, Pretendley Construction, 2015 - 2017
Carried bricks`,
    {
      jobs: [
        ['Painter', 'Brook Decorators', 2017],
        ['Labourer', 'Pretendley Construction', 2015],
      ],
      unsure: ['job-1'],
    },
  ],
  [
    'a short date with an apostrophe',
    `Bea Lowe
Employment
Barista, Mill Cafe, Jan '18 - Dec '19
Made coffee`,
    { jobs: [['Barista', 'Mill Cafe', 2018]] },
  ],
  [
    'full dates',
    `Ned Ross
Work experience
Forklift driver, Samplewick Logistics
12/03/2016 - 30/09/2018
Moved pallets`,
    { jobs: [['Forklift driver', 'Samplewick Logistics', 2016]] },
  ],
  [
    'an address on three lines',
    `Mo Khan
27 Station Road
Armley
Leeds LS12 1AA
Employment
Cleaner, Brook Office Services, 2019 - 2020
Cleaned offices`,
    { name: 'Mo Khan', town: 'Leeds LS12 1AA', jobs: [['Cleaner', 'Brook Office Services', 2019]] },
  ],
  [
    'commas and the town before the dates',
    `Viv Lane
Employment
Brook Bakery, Leeds, Baker's assistant, Jan 2014 to Feb 2016
kneading dough, cleaning tins`,
    { jobs: [["Baker's assistant", 'Brook Bakery, Leeds', 2014]] },
  ],
]

test.each(layouts)('%s', (_, text, { name, town, jobs, courses, skills, unsure = [] }) => {
  const read = understandCv(text.split('\n'))
  expect({
    ...(name === undefined ? {} : { name: read.fullName }),
    ...(town === undefined ? {} : { town: read.location }),
    jobs: read.experiences.map(({ jobTitle, company, startDate }) => [jobTitle, company, startDate.year]),
    ...(courses === undefined
      ? {}
      : {
          courses: read.education.map(({ qualification, institution }) =>
            [qualification, institution].filter(Boolean).join(', '),
          ),
        }),
    ...(skills === undefined ? {} : { skills: read.skills }),
    unsure: partsFound(read).filter((part) => !isSure(read, part)),
  }).toEqual({
    ...(name === undefined ? {} : { name }),
    ...(town === undefined ? {} : { town }),
    jobs,
    ...(courses === undefined ? {} : { courses }),
    ...(skills === undefined ? {} : { skills }),
    unsure,
  })
})

/** Lines that may be meant in more than one way, and what the person is shown to choose from. */
const doubts: [doubt: string, text: string, part: CvPart, ways: string[]][] = [
  [
    'neither line says which is the title',
    'Work\nMeadow View\nNight Shift\n2015 - 2017',
    'job-1',
    ['Meadow View at Night Shift, 2015 - 2017', 'Night Shift at Meadow View, 2015 - 2017'],
  ],
  [
    'one name alone may be either',
    'Work\nMeadow View 2015 - 2017',
    'job-1',
    ['Meadow View at , 2015 - 2017', ' at Meadow View, 2015 - 2017'],
  ],
  [
    'the line above may belong to the job before',
    'Work\nPainter 2017 - 2019\n- Painted houses\nHung paper\nLabourer, Moor Homes, 2015 - 2017',
    'job-2',
    [
      'Labourer, Moor Homes at Hung paper, 2015 - 2017',
      'Labourer at Moor Homes, 2015 - 2017',
      'Hung paper at Labourer, Moor Homes, 2015 - 2017',
      'Labourer, Moor Homes at , 2015 - 2017',
    ],
  ],
  [
    'two dates for one job',
    'Work\nLabourer, Moor Homes, 2015 - 2017, 2019 - 2020',
    'job-1',
    ['Labourer at Moor Homes, 2015 - 2017', 'Labourer at Moor Homes, 2019 - 2020'],
  ],
  [
    'dates in two columns',
    'Work\nMar 2015\tJune 2017\tLabourer, Moor Homes',
    'job-1',
    [
      'Labourer at Moor Homes, Mar 2015 - Jun 2017',
      'Labourer at Moor Homes, Mar 2015',
      'Labourer at Moor Homes, Jun 2017',
    ],
  ],
  [
    'the later date first',
    'Work\nLabourer, Moor Homes, 2019 - 2016',
    'job-1',
    ['Labourer at Moor Homes, 2016 - 2019', 'Labourer at Moor Homes, 2019 - 2016'],
  ],
  [
    'a month or a year',
    'Work\nLabourer, Moor Homes, 2003-05',
    'job-1',
    ['Labourer at Moor Homes, 2003 - 2005', 'Labourer at Moor Homes, May 2003'],
  ],
  [
    'a day where the month should be',
    'Work\nLabourer, Moor Homes, 03/25/2016',
    'job-1',
    ['Labourer at Moor Homes, 2016'],
  ],
  ['a town or a street', 'Jo Field\nMoor Walk, Bradford', 'location', ['Bradford', 'Moor Walk, Bradford']],
  ['a word without a postcode', 'Jo Field\nBritish', 'location', ['British']],
  ['a trade above the name', 'Forklift driver\nJo Field', 'fullName', ['Forklift driver']],
  [
    'a course or a college',
    'Education\nLevel 2 Cooking, 2019\nBrook House',
    'course-1',
    ['Level 2 Cooking at Brook House', 'Brook House at Level 2 Cooking'],
  ],
]

test.each(doubts)('%s: the person is asked', (_, text, part, ways) => {
  const read = understandCv(text.split('\n'))
  const origin = read.origins[part]
  const told = [read, ...(origin?.others ?? []).map((other) => withReading(read, other))].map((way) => {
    const job = way.experiences.find(({ id }) => part === `job-${id}`)
    const course = way.education.find(({ id }) => part === `course-${id}`)
    if (job) return `${job.jobTitle} at ${job.company}, ${formatDates(job)}`
    return course ? `${course.qualification} at ${course.institution}` : way[part as 'fullName' | 'location']
  })
  expect(origin?.isSure).toBe(false)
  expect(told).toEqual(ways)
})

test('a part keeps the lines as they stood in the old CV', () => {
  const { origins } = understandCv(['Work', 'Brook Stores\tPacker', "Jan '18 - Dec '19"])
  expect(origins['job-1']?.lines).toEqual(['Brook Stores | Packer', "Jan '18 - Dec '19"])
})

test.each([
  [
    'GCSE Maths 2015\nGCSE English',
    [
      ['GCSE Maths', ''],
      ['GCSE English', ''],
    ],
  ],
  ['Harbour School\nGCSE Maths', [['GCSE Maths', 'Harbour School']]],
])('%j: a school and a course are told apart', (text, expected) => {
  const { education } = understandCv(['Education', ...text.split('\n')])
  expect(education.map(({ qualification, institution }) => [qualification, institution])).toEqual(expected)
})
