import { formatOf } from '@/lib/server/http/read-post'

test.each([
  ['application/json', {}, 'json'],
  ['application/json; charset=utf-8', {}, 'json'],
  ['Application/JSON;charset="UTF-8"', {}, 'json'],
  ['application/x-www-form-urlencoded', {}, 'form'],
  ['application/json; charset=utf-16', {}, undefined],
  ['application/json', { 'content-encoding': 'gzip' }, undefined],
  ['text/plain', {}, undefined],
  ['text/json', {}, undefined],
  ['application/xml', {}, undefined],
  ['multipart/form-data; boundary=x', {}, undefined],
  ['', {}, undefined],
] as const)('%j %j is %s', (type, others, format) => {
  expect(formatOf(new Headers({ 'content-type': type, ...others }))).toBe(format)
})
