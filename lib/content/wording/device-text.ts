// The order matters: Edge and Opera also claim Chrome, Chrome claims Safari, and iPads and phones Mac OS X or Linux.
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'an Android device'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'a Chromebook'],
  [/Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
] as const

const firstIn = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/**
 * Names a device from its user agent as people would, such as 'Chrome on an Android device'.
 * @returns null if it names neither a browser nor a system
 */
export function deviceText(userAgent: string | null): string | null {
  const browser = firstIn(browsers, userAgent ?? '')
  const system = firstIn(systems, userAgent ?? '')
  if (browser === undefined) return system === undefined ? null : `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
