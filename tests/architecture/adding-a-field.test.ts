import { relative } from 'node:path'
import ts from 'typescript'

const root = process.cwd()
const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)

const places = [
  'lib/content/enquiries/callback-form.ts',
  'lib/content/enquiries/waitlist-form.ts',
  'lib/content/enquiries/emails.ts',
  'components/enquiries/callback-fields.ts',
  'components/enquiries/waitlist-fields.ts',
  'lib/server/enquiries/contact-intake.ts',
  'lib/server/enquiries/waitlist-intake.ts',
  'lib/domain/desk/typed-fields.ts',
  'lib/server/desk/load-enquiry.ts',
  'tests/support/an-enquiry.ts',
  'tests/support/a-waitlist-application.ts',
]

// Read once: only one file differs between the tests.
const parsed = new Map<string, ts.SourceFile | undefined>()

/** The places above that no longer compile, once `insert` has been added after `after` in a file. */
function brokenBy({ file, after, insert }: { file: string; after: string; insert: string }): string[] {
  const host = ts.createCompilerHost(options)
  const original = host.readFile(`${root}/${file}`) ?? ''
  expect(original.split(after)).toHaveLength(2)
  const readFile = host.readFile.bind(host)
  const getSourceFile = host.getSourceFile.bind(host)
  const isChanged = (name: string) => relative(root, name) === file
  const changed = original.replace(after, `${after}${insert}`)
  host.readFile = (name) => (isChanged(name) ? changed : readFile(name))
  host.getSourceFile = (name, target, ...more) => {
    if (isChanged(name)) return ts.createSourceFile(name, changed, target)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target, ...more))
    return parsed.get(name)
  }
  const program = ts.createProgram(
    places.map((place) => `${root}/${place}`),
    { ...options, noEmit: true, incremental: false },
    host,
  )
  return places.filter((place) => {
    const source = program.getSourceFile(`${root}/${place}`)
    return program.getSemanticDiagnostics(source).length > 0
  })
}

const waitlist = 'lib/domain/enquiries/waitlist-application.ts'
const callback = 'lib/domain/enquiries/callback-enquiry.ts'

test.each([
  [
    'a text for the waitlist',
    { file: waitlist, after: 'fieldLimits.organisation),\n', insert: "  driving: optionalLine('Licence', 9),\n" },
    [
      'lib/content/enquiries/waitlist-form.ts',
      'lib/content/enquiries/emails.ts',
      'components/enquiries/waitlist-fields.ts',
      'lib/domain/desk/typed-fields.ts',
      'lib/server/desk/load-enquiry.ts',
      'tests/support/a-waitlist-application.ts',
    ],
  ],
  [
    'a tick box for the waitlist',
    { file: waitlist, after: 'fieldLimits.organisation),\n', insert: '  canTravel: z.boolean(),\n' },
    [
      'lib/content/enquiries/waitlist-form.ts',
      'lib/content/enquiries/emails.ts',
      'components/enquiries/waitlist-fields.ts',
      'lib/server/enquiries/waitlist-intake.ts',
      'lib/domain/desk/typed-fields.ts',
      'lib/server/desk/load-enquiry.ts',
      'tests/support/a-waitlist-application.ts',
    ],
  ],
  [
    'a text for employers',
    {
      file: callback,
      after: "      jobTitle: organisationName('Job title', 'your job title'),\n",
      insert: "      sector: organisationName('Sector', 'your sector'),\n",
    },
    [
      'lib/content/enquiries/callback-form.ts',
      'lib/content/enquiries/emails.ts',
      'components/enquiries/callback-fields.ts',
      'lib/domain/desk/typed-fields.ts',
      'lib/server/desk/load-enquiry.ts',
      'tests/support/an-enquiry.ts',
    ],
  ],
  [
    'a tick box for employers',
    {
      file: callback,
      after: "      jobTitle: organisationName('Job title', 'your job title'),\n",
      insert: '      hiresNow: z.boolean(),\n',
    },
    [
      'lib/content/enquiries/callback-form.ts',
      'lib/content/enquiries/emails.ts',
      'components/enquiries/callback-fields.ts',
      'lib/server/enquiries/contact-intake.ts',
      'lib/domain/desk/typed-fields.ts',
      'lib/server/desk/load-enquiry.ts',
      'tests/support/an-enquiry.ts',
    ],
  ],
  [
    'a choice for employers',
    {
      file: callback,
      after: "      jobTitle: organisationName('Job title', 'your job title'),\n",
      insert: "      size: z.enum(['small', 'large']),\n",
    },
    [
      'lib/content/enquiries/callback-form.ts',
      'lib/content/enquiries/emails.ts',
      'components/enquiries/callback-fields.ts',
      'lib/domain/desk/typed-fields.ts',
      'lib/server/desk/load-enquiry.ts',
      'tests/support/an-enquiry.ts',
    ],
  ],
])(
  '%s: nothing compiles until each place of docs/forms.md knows it',
  (_, change, broken) => {
    expect(brokenBy(change)).toEqual(broken)
  },
  120_000,
)
