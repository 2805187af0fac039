const isPostHogName = (name: string): boolean => /^(__)?ph_/.test(name)

function forgetIn(storageOf: () => Storage): void {
  try {
    const storage = storageOf()
    Object.keys(storage)
      .filter(isPostHogName)
      .forEach((name) => storage.removeItem(name))
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Deletes whatever PostHog kept on this device. */
export function forgetIdentifiers(): void {
  forgetIn(() => localStorage)
  forgetIn(() => sessionStorage)
  document.cookie
    .split(/; */)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter(isPostHogName)
    .forEach((name) => (document.cookie = `${name}=; path=/; max-age=0`))
}
