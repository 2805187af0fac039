// Who may import whom. A folder that is not named here may import nothing of ours.
const layers = {
  'lib/domain': ['lib/domain'],
  'lib/content': ['lib/content', 'lib/domain', 'lib/public-env'],
  'lib/client': ['lib/client', 'lib/domain', 'lib/public-env'],
  'lib/server': ['lib/server', 'lib/domain', 'lib/content', 'lib/public-env'],
  'lib/public-env': [],
  'components/ui': ['components/ui'],
  'components/forms': [
    'components/forms',
    'components/ui',
    'lib/client/use-hydrated',
    'lib/content/forms/address-words',
    'lib/content/forms/problem-title',
    'lib/content/forms/too-many-characters',
    'lib/domain/fields/suggest-address',
  ],
  'components/prose': ['components/prose', 'components/ui', 'lib/content', 'lib/domain'],
  'components/layout': [
    'components/layout',
    'components/prose',
    'components/ui',
    'lib/client',
    'lib/content',
    'lib/domain',
  ],
  app: ['app', 'components', 'lib/content', 'lib/domain', 'lib/server', 'lib/public-env'],
  'instrumentation.ts': ['lib/server'],
  'middleware.ts': ['lib/server', 'lib/domain'],
  'next.config.ts': ['lib/server/env', 'lib/content/site/moved-addresses'],
  scripts: [
    'scripts',
    'lib/server/server-settings',
    'lib/server/health/disk-space',
    'lib/server/health/request-metrics',
    'lib/server/http/own-status',
    'lib/server/security/hash-inline',
    'lib/server/hiring/vault/sealed-text',
    'lib/server/hiring/vault/vault-keys',
    'lib/domain/access/access',
    'lib/domain/job-board/hourly-pay',
    'lib/domain/job-board/night-work',
    'lib/domain/access/password-rules',
    'lib/domain/access/signed-in-mark',
    'lib/domain/enquiries/reference',
    'lib/domain/offline/kept-pages',
    'lib/content/site/neutral-name',
    'lib/content/demonstration/screen-pictures',
    'lib/content/account/role-emails',
    'lib/domain/emails',
  ],
}
const features = [
  'marketing',
  'enquiries',
  'resources',
  'candidates',
  'job-matcher',
  'disclosure',
  'cv-builder',
  'auth',
  'account',
  'portals',
  'jobs',
  'demonstration',
  'work',
  'desk',
  'hiring',
  'casework',
]
for (const feature of features) {
  const own = `components/${feature}`
  layers[own] = [
    own,
    'components/ui',
    'components/forms',
    'components/prose',
    'lib/client',
    'lib/content',
    'lib/domain',
  ]
}

// The desk, the live portals and the demonstration are made of the same parts. The desk shows an advert as the board does.
layers['components/desk'].push(
  'components/work',
  'components/hiring/advert',
  'components/casework/organisation',
  'components/jobs',
)
layers['components/hiring'].push('components/work', 'components/jobs', 'components/cv-builder/cv-preview')
// Colleagues are managed on the same screen in every organisation.
layers['components/casework'].push(
  'components/jobs',
  'components/work',
  'components/hiring/people',
  'components/portals/enquiry-list',
)

// A passkey is asked for in the account as on the page of signing in.
layers['components/account'].push('components/auth/use-passkey')

// A form of an enquiry fetches what says that one waits, while there is a connection.
layers['components/enquiries'].push('components/layout/kept-enquiry-notice')

// The demonstration shows the job board's cards.
layers['components/demonstration'].push('components/work', 'components/jobs')

const ours = '^(app|components|lib|scripts|tests|supabase)/|^instrumentation|^middleware|^next[.]config'
const starts = (paths) => paths.map((path) => `^${path.replaceAll('.', '[.]')}`).join('|')

const layerRules = Object.entries(layers).map(([from, allowed]) => ({
  name: `layer-${from.replaceAll('/', '-')}`,
  severity: 'error',
  comment: `${from} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: starts([from]) },
  to: { path: ours, ...(allowed.length > 0 && { pathNot: starts(allowed) }) },
}))

const onlyFrom = (name, packages, owners) => ({
  name,
  severity: 'error',
  comment: `only ${owners.join(', ')} may import ${packages}`,
  from: { path: '^(app|components|lib)/', pathNot: starts(owners) },
  to: { path: `node_modules/${packages}` },
})

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'a cycle has no first file to read',
      from: {},
      to: { circular: true },
    },
    onlyFrom('radix-in-ui', '@radix-ui', ['components/ui']),
    onlyFrom('posthog-in-its-folders', 'posthog-', ['lib/client/analytics', 'lib/server/analytics']),
    onlyFrom('supabase-in-its-folders', '@supabase', ['lib/server/supabase', 'lib/server/auth']),
    onlyFrom('file-makers-in-their-folder', '(pdfkit|docx|fontkit)/', ['lib/client/cv-files']),
    onlyFrom('file-readers-in-their-folder', '(pdfjs-dist|mammoth)/', ['lib/client/cv-reading']),
    {
      name: 'domain-knows-pure-libraries-alone',
      severity: 'error',
      comment: 'rules are pure: no React, no Next.js, no Node.js, only libraries that are rules or lists themselves',
      from: { path: '^lib/domain/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: 'node_modules/(zod|libphonenumber-js|@zootools/email-spell-checker)/',
      },
    },
    {
      name: 'record-answers-stay-in-the-browser',
      severity: 'error',
      comment:
        'answers about a record, a CV or a letter never reach the server or analytics, not even through another file',
      from: { path: '^(app/api|app/auth|middleware|lib/server|lib/client/analytics)' },
      to: { path: '^lib/domain/(job-matcher|disclosure|disclosure-wizard|cv)/', reachable: true },
    },
    {
      name: 'screens-know-no-demonstration',
      severity: 'error',
      comment:
        'the live service draws the same screens: the demonstration gives them their data and knows them, never the other way',
      from: { path: '^components/(work|demonstration/(parts|candidate|employer|partner|caseworker))/' },
      to: {
        path: '^(components/demonstration/visits/|lib/content/demonstration/story/|lib/client/demo-visit|lib/domain/dashboards/visit)',
        reachable: true,
      },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'tests are not part of the product',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'unknown-folder',
      severity: 'error',
      comment: 'new code needs an owner: add its folder to the layers',
      from: {
        path: '^(components|lib)/',
        pathNot: starts(Object.keys(layers)),
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]css$|[.]next/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
