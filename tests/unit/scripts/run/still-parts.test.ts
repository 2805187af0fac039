import { runInNewContext } from 'node:vm'

import { dataWithoutStillParts, withoutStillParts } from '../../../../scripts/run/still-parts'

const row = (id: string, model: unknown): string => `${id}:${JSON.stringify(model)}\n`
const element = (type: string, props: object): unknown => ['$', type, null, props]
const imported = '1:I[12,["/a.js"],"StillPart"]\n'
const part = (children: unknown): unknown => element('$L1', { id: 'article', className: 'page', children })
const emptied = element('$L1', { id: 'article', className: 'page' })
const words = element('p', { children: 'Words' })

test.each([
  ['words within', imported + row('0', part(words)), imported + row('0', emptied)],
  ['a part within other elements', imported + row('0', [part(words), words]), imported + row('0', [emptied, words])],
  [
    'a row that only the part names, and one that this names',
    imported + row('2', ['$L3']) + row('3', words) + row('0', part(['$L2'])),
    imported + row('0', emptied),
  ],
  [
    'a row that others name too',
    imported + row('2', words) + row('0', [part('$2'), '$2']),
    imported + row('2', words) + row('0', [emptied, '$2']),
  ],
  [
    'a promised row, and one by whose iterator something comes',
    imported + row('2', words) + '3:X\n3:C\n' + row('0', [part(['$@2', '$i3']), '$@4']) + row('4', words),
    imported + row('0', [emptied, '$@4']) + row('4', words),
  ],
  [
    'text by its length in bytes, with lines of its own',
    `${imported}2:Ta,‘a\n3:4\n5${row('0', [part('$4'), '$2'])}${row('4', words)}`,
    `${imported}2:Ta,‘a\n3:4\n5${row('0', [emptied, '$2'])}`,
  ],
  ['text that only the part names', `${imported}2:T3,a\nb${row('0', part('$2'))}`, imported + row('0', emptied)],
  [
    'what is to be fetched ahead, and scripts',
    `:HL["/a.css","style"]\n${imported}2:I[13,["/b.js"],"Other"]\n${row('0', [part(element('$L2', {})), words])}`,
    `:HL["/a.css","style"]\n${imported}${row('0', [emptied, words])}`,
  ],
  [
    'a part whose name is a row of its own',
    `2:"StillPart"\n1:I[12,["/a.js"],"$2"]\n${row('0', part(words))}`,
    `2:"StillPart"\n1:I[12,["/a.js"],"$2"]\n${row('0', emptied)}`,
  ],
  [
    'a way into what stays',
    imported + row('0', [part(words), element('b', { children: 'c', links: [7] }), '$0:1:props:links']),
    imported + row('0', [emptied, element('b', { children: 'c', links: [7] }), '$0:1:props:links']),
  ],
  [
    'what an element has not got, but nothing of a list',
    imported + row('0', [part(words), element('b', { children: ['$undefined'], rel: '$undefined' })]),
    imported + row('0', [emptied, element('b', { children: ['$undefined'] })]),
  ],
  [
    'words that look like references',
    imported + row('2', words) + row('0', [part('$2'), '$$2', '$undefined', 'costs $2 each']),
    imported + row('0', [emptied, '$$2', '$undefined', 'costs $2 each']),
  ],
])('leaves out %s', (_, data, expected) => {
  expect(dataWithoutStillParts(data)).toBe(expected)
})

test.each([
  ['has no part', row('0', words)],
  ['has another component of a similar kind', `1:I[12,["/a.js"],"OtherPart"]\n${row('0', part(words))}`],
  [
    'means something in the part from outside',
    imported + row('0', [part({ links: [7] }), '$0:0:props:children:links']),
  ],
  [
    'means it by way of another row',
    imported + row('2', part({ links: [7] })) + row('0', ['$2', '$0:0:props:children:links']),
  ],
  ['has a row of a kind that is not known', `${imported}2:g3,abc${row('0', part(words))}`],
  ['ends within a row', `${imported}${row('0', part(words))}2:["a"`],
  ['is no data', 'words'],
])('leaves a page alone whose data %s', (_, data) => {
  expect(dataWithoutStillParts(data)).toBeUndefined()
})

const inScript = (text: string): string =>
  JSON.stringify(text).replaceAll(/[<>&\u2028]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const script = (text: string): string => `<script>self.__next_f.push([1,${inScript(text)}])</script>`
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

test('puts what is left into the last of the scripts, as safe in a page as it was', () => {
  const left = row('0', [emptied, '</script>&\u2028"', '$3']) + row('3', words)
  const all = imported + row('0', [part('$L2'), '</script>&\u2028"', '$3']) + row('2', words) + row('3', words)
  const pieces = [all.slice(0, 20), all.slice(20, 90), all.slice(90)].map(script)
  const page = withoutStillParts(`<p>Words</p>${first}${pieces.join('<b></b>')}<link/>`)
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  const [, pushed = ''] = /(self\.__next_f\.push.*)<\/script><link\/>$/s.exec(page) ?? []
  const said = runInNewContext(`self = { __next_f: [] };${pushed};self.__next_f[0][1]`) as string
  expect(said).toBe(imported + left)
  expect(page.startsWith(`<p>Words</p>${first}<b></b><b></b><script>`)).toBe(true)
})

test.each([
  ['no data', '<p>Words</p>'],
  ['no part', first + script(row('0', words))],
  [
    'data of another kind between',
    `${first}${script(imported + row('0', part(words)))}<script>self.__next_f.push([3,"a"])</script>`,
  ],
])('leaves a page as it is that has %s', (_, page) => {
  expect(withoutStillParts(page)).toBe(page)
})
