import { hashInline } from '@/lib/server/security/hash-inline'

// Each digest was made with: printf '%s' CODE | openssl dgst -sha256 -binary | base64
const ofOne = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"
const ofEmpty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test.each([
  ['one script', '<p>a</p><script>one()</script>', [ofOne]],
  ['attributes', '<script id="x" defer="">one()</script>', [ofOne]],
  ['an empty one', '<script></script>', [ofEmpty]],
  ['a file of its own', '<script src="/a.js"></script><script async="" src="/b.js"></script>', []],
  ['several', '<script>one()</script><script src="/a.js"></script><script>one()</script>', [ofOne, ofOne]],
  ['a style', '<style>one()</style>', []],
  ['none', '<p>script</p>', []],
])('scripts: %s', (_, html, expected) => {
  expect(hashInline('script', html)).toEqual(expected)
})

test.each([
  ['one', '<head><style>one()</style></head>', [ofOne]],
  ['a file of its own and a script', '<link rel="stylesheet" href="/a.css"/><script>one()</script>', []],
])('styles: %s', (_, html, expected) => {
  expect(hashInline('style', html)).toEqual(expected)
})
