// Loaded before everything else in each process of a service under test: the time in JavaScript, and so in the embedded
// database, differs from the real one by the number of milliseconds in a file. Timers are unaffected.
import { readFileSync } from 'node:fs'

const file = process.env.MOVED_CLOCK_FILE
const lookAgainMs = 100
const RealDate = Date
let offset = 0
let lookedAt = -Infinity

function now() {
  if (performance.now() - lookedAt > lookAgainMs) {
    lookedAt = performance.now()
    offset = Number(readFileSync(file, 'utf8'))
  }
  return RealDate.now() + offset
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, made) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
