type Model = string | number | boolean | null | Model[] | { [name: string]: Model }
type Row = { id: string; text: string; model?: Model | undefined }

const nameOfParts = 'StillPart'
const push = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
// A text row states its length in bytes; the other kinds found in pages end with their line.
const startOfRow = /^([0-9a-f]*):(?:T([0-9a-f]+),|([#A-Zbglmorsx]?))/
const ofOneLine = new Set(['', 'C', 'H', 'I', 'X'])
const withModel = new Set(['', 'I'])
const reference = /^\$[@A-Zhi]?([0-9a-f]+)((?::[^]*)?)$/
// Elements are serialised as lists: the position of each name that a reference may use.
const placeInElement: Record<string, number> = { type: 1, key: 2, props: 3 }

/** The rows of the data; undefined if one is of a kind that is not known here. */
function readRows(data: string): Row[] | undefined {
  const rows: Row[] = []
  for (let rest = data; rest !== ''; rest = rest.slice(rows.at(-1)?.text.length)) {
    const [start, id = '', length, kind = ''] = startOfRow.exec(rest) ?? []
    if (start === undefined) return undefined
    if (length !== undefined) {
      const bytes = Buffer.from(rest.slice(start.length)).subarray(0, Number.parseInt(length, 16))
      rows.push({ id, text: start + bytes.toString() })
      continue
    }
    const text = rest.slice(0, rest.indexOf('\n') + 1)
    if (text === '' || !ofOneLine.has(kind)) return undefined
    rows.push({ id, text, model: withModel.has(kind) ? (JSON.parse(text.slice(start.length)) as Model) : undefined })
  }
  return rows
}

function forEachWithin(model: Model | undefined, look: (model: Model) => void): void {
  if (model === undefined) return
  look(model)
  if (typeof model === 'object' && model !== null) for (const value of Object.values(model)) forEachWithin(value, look)
}

/** Each row that a model refers to, with the path into it where the model means only part of it. */
function referencesOf(model: Model | undefined): { id: string; way: string[] }[] {
  const found: { id: string; way: string[] }[] = []
  forEachWithin(model, (value) => {
    const [, id, way = ''] = (typeof value === 'string' && reference.exec(value)) || []
    if (id !== undefined) found.push({ id, way: way.split(':').slice(1) })
  })
  return found
}

/** The rows that the page is made of, starting from the first. */
function reached(rows: readonly Row[]): Set<string> {
  const ids = new Set(['0'])
  for (const id of ids)
    for (const row of rows) if (row.id === id) for (const named of referencesOf(row.model)) ids.add(named.id)
  return ids
}

function isThere(modelOf: Map<string, Model | undefined>, id: string, way: readonly string[]): boolean {
  let model = modelOf.get(id)
  for (const name of way) {
    const named = typeof model === 'string' ? reference.exec(model) : undefined
    if (named) model = named[2] === '' ? modelOf.get(named[1] ?? '') : undefined
    if (typeof model !== 'object' || model === null) return false
    const place = Array.isArray(model) && model[0] === '$' ? (placeInElement[name] ?? name) : name
    model = (model as Record<string, Model>)[place]
  }
  return model !== undefined
}

/** Empties the parts, and drops undefined properties from every element; false when there are no parts. */
function empty(rows: readonly Row[]): boolean {
  const names = new Map(rows.map(({ id, model }) => [`$${id}`, model]))
  const parts = rows.filter(({ text, model }) => {
    if (!/^[0-9a-f]+:I/.test(text) || !Array.isArray(model)) return false
    const [, , name] = model
    return name === nameOfParts || (typeof name === 'string' && names.get(name) === nameOfParts)
  })
  const types = new Set(parts.map(({ id }) => `$L${id}`))
  let isAny = false
  for (const row of rows) {
    let isChanged = false
    forEachWithin(row.model, (element) => {
      if (!Array.isArray(element) || element[0] !== '$') return
      const [, type, , props] = element
      if (typeof props !== 'object' || props === null || Array.isArray(props)) return
      const isPart = types.has(String(type))
      const all = Object.entries(props)
      const kept = all.filter(([name, value]) => value !== '$undefined' && !(isPart && name === 'children'))
      element[3] = Object.fromEntries(kept)
      isChanged ||= kept.length < all.length
      isAny ||= isPart
    })
    if (isChanged) row.text = `${row.id}:${JSON.stringify(row.model)}\n`
  }
  return isAny
}

/**
 * React's data without the contents of still parts (components/prose/still-part.tsx), which read those from the page
 * itself.
 * @returns undefined when nothing can be left out, or when something that stays refers to something in there
 */
export function dataWithoutStillParts(data: string): string | undefined {
  const rows = readRows(data)
  if (!rows) return undefined
  const before = reached(rows)
  if (!empty(rows)) return undefined
  const after = reached(rows)
  // Rows that nothing referred to before either, such as prefetch hints, are left alone.
  const left = rows.filter(({ id }) => after.has(id) || !before.has(id))
  const modelOf = new Map(left.map(({ id, model }) => [id, model]))
  const named = left.flatMap(({ model }) => referencesOf(model)).filter(({ way }) => way.length > 0)
  if (!named.every(({ id, way }) => isThere(modelOf, id, way))) return undefined
  return left.map(({ text }) => text).join('')
}

const inScript = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The same page with data that omits still parts, in one script; the page unchanged where that is not possible. */
export function withoutStillParts(html: string): string {
  const pushes = [...html.matchAll(push)]
  const last = pushes.at(-1)
  // Any other kind of chunk may belong in between.
  if (!last || /__next_f\.push\(\[[^01]/.test(html)) return html
  const data = dataWithoutStillParts(pushes.map(([, text = '']) => JSON.parse(text) as string).join(''))
  if (data === undefined) return html
  return html.replaceAll(push, (_, __, place: number) =>
    place === last.index ? `<script>self.__next_f.push([1,${inScript(data)}])</script>` : '',
  )
}
