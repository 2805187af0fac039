import { postForm } from '../accounts'
import type { Service } from '../service'

/** Where the links of a hosted service under test say that the site is. */
export const siteUrl = 'http://localhost:3000'

/** What a page shows, without its scripts and the places where an address may break. */
const shown = (html: string): string => html.replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>|<wbr\/>/g, '')

/** A browser without scripts: it keeps cookies and goes where it is sent, with the site where it is in this test. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #service: Service

  constructor(service: Service) {
    this.#service = service
  }

  get #header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  /** One step: where the answer leads, and what it says. */
  async step(address: string) {
    const url = new URL(address.replace(siteUrl, this.#service.url), this.#service.url)
    const isOurs = url.origin === new URL(this.#service.url).origin
    const answer = await fetch(url, { redirect: 'manual', headers: isOurs ? { cookie: this.#header } : {} })
    if (isOurs) this.#keep(answer)
    return { status: answer.status, location: answer.headers.get('location'), body: shown(await answer.text()) }
  }

  /** Goes on until a page is shown; returns its path, what it says, and where it led through. */
  async visit(address: string) {
    const through = [address]
    for (let steps = 0; steps < 12; steps += 1) {
      const { status, location, body } = await this.step(through.at(-1) ?? '')
      if (location === null) return { path: through.at(-1) ?? '', status, body, through }
      through.push(location.startsWith('/') ? location : location.replace(siteUrl, ''))
    }
    throw new Error(`sent round in circles: ${through.join(' ')}`)
  }

  async post(path: string, form: Record<string, string>) {
    const answer = await postForm(this.#service, path, form, { cookie: this.#header })
    this.#keep(answer)
    return answer.headers.get('location') ?? ''
  }
}
