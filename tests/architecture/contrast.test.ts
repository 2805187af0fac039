import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Rule } from 'postcss'

const root = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const schemes = { light: new Map<string, string>(), dark: new Map<string, string>() }
parse(read('app/styles/tokens.css')).walkDecls(/^--color-/, ({ prop, value, parent }) => {
  const around = parent?.parent?.type === 'atrule' ? (parent.parent as unknown as { params: string }).params : ''
  if (around === '') schemes.light.set(prop, value)
  if (around === '' || around === '(prefers-color-scheme: dark)') schemes.dark.set(prop, value)
})

function luminance(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two of our colours are apart, in the scheme in which they are nearer to each other. */
function contrast(one: string, other: string): number {
  const each = Object.values(schemes).map((tokens) => {
    const both = [one, other].map((name) => luminance(tokens.get(`--color-${name}`)) + 0.05)
    return Math.max(...both) / Math.min(...both)
  })
  return Math.min(...each)
}

const grounds = ['paper', 'surface', 'tint']
const words = ['ink', 'muted', 'pine', 'pine-strong', 'error']

test.each(grounds.flatMap((ground) => words.map((word) => [word, ground] as const)))(
  'words in %s can be read on %s, in light and dark',
  (word, ground) => {
    expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

const rules: Rule[] = []
for (const sheet of globSync('app/styles/*.css', { cwd: root }))
  parse(read(sheet)).walkRules((rule) => {
    rules.push(rule)
  })

const valueOf = (rule: Rule, property: RegExp): string | undefined => {
  const found = rule.nodes.findLast((node) => node.type === 'decl' && property.test(node.prop))
  return found?.type === 'decl' ? found.value.replace(/^var\(--color-(.+)\)$/, '$1') : undefined
}

/** No words stand on these, or on nothing else: lines, dots, boxes that are ticked, skeletons and what lies behind a dialog. */
const withoutWords =
  /progress|backdrop|skeleton|timeline|input\[type='checkbox'\]|account-picture|^\.cv-sheet$|button-primary:hover:not\(:disabled\)$/
/** What cannot be used may be pale. */
const unusable = /disabled/

test('words stand on a ground, or in a pair of colours that can be read in light and dark', () => {
  const unread: string[] = []
  for (const rule of rules) {
    const colour = valueOf(rule, /^color$/)
    const background = valueOf(rule, /^background(-color)?$/)
    const isOnGround = !background || /^(transparent|none|inherit|0)$/.test(background) || grounds.includes(background)
    const isPlain = !colour || colour === 'inherit' || words.includes(colour)
    if (isOnGround && isPlain) continue
    if (withoutWords.test(rule.selector) || (unusable.test(rule.selector) && !rule.selector.includes(':not('))) continue
    // A colour that is none of the tokens gives no number.
    if (!colour || !background || !(contrast(colour, background) >= 4.5))
      unread.push(`${rule.selector}: ${colour} on ${background}`)
  }
  expect(unread).toEqual([])
})

test('a main button can be read while the pointer is over it', () => {
  expect(contrast('on-pine', 'pine-strong')).toBeGreaterThanOrEqual(4.5)
})

test.each(grounds)('the edge of a field can be seen on %s', (ground) => {
  expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3)
})
