// Loaded before everything else in each process of a service under test: the time that JavaScript tells, and with it the
// embedded database, is as many milliseconds away from the real one as a file says. Timers run as always.
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
