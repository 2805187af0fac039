// npm leaves a platform's optional package out of the lockfile when it could not look the package up, and `npm ci` then
// refuses the whole lockfile. This adds the missing entries: run `npm run lockfile` after each dependency change.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = { ia32: 'ia32', x86: 'ia32', aarch64: 'arm64', armv7: 'arm' }
for (const name of ['arm', 'arm64', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
  processors[name] = name

/** Whether a package can be found from where another one is, by Node.js's own rules. */
function isLocked(from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in lock.packages) return true
    if (!folder.includes('/node_modules/')) return folder !== '' && `node_modules/${name}` in lock.packages
  }
}

let added = 0
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue
    const words = name.split(/[/_.-]/)
    const os = words.find((word) => systems.includes(word))
    const cpu = words.map((word) => processors[word]).find(Boolean)
    const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(cpu && { cpu: [cpu] }),
      ...(dev && { dev }),
      ...(os === 'linux' && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} missing entries added to package-lock.json`)
