import type { Locator } from 'playwright/test'

/** Waits until React answers for an element: until then it may put back the text that came with the page. */
export async function untilHydrated(element: Locator): Promise<void> {
  const page = element.page()
  const handle = await element.elementHandle()
  await page.waitForFunction(
    (it) => it !== null && Object.keys(it).some((key) => key.startsWith('__reactFiber')),
    handle,
  )
}
