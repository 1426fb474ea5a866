import type { Page } from 'playwright/test'
import { at } from '@/e2e/kit/portal'

type Row = Record<string, unknown>

/** The test run gave the portal this administrator. */
export const administrator = {
  email: process.env.ADMIN_EMAIL ?? 'editor@samursk.example',
  password: process.env.ADMIN_PASSWORD ?? '',
}

/** Uses the back office through its own REST, as its pages do. */
export class Office {
  private constructor(private readonly token: string) {}

  static async logIn(account = administrator): Promise<Office> {
    const answer = await fetch(at('/cms/staff/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    const { token } = (await answer.json()) as { token?: string }
    if (!token) throw new Error(`Вход в редакцию не удался: ${answer.status}`)
    return new Office(token)
  }

  /** Drafts are kept only when asked for: `create('news', data, { draft: true })`. */
  async create(collection: string, data: Row, query: Record<string, string | boolean> = {}): Promise<Row> {
    return this.written('POST', `/cms/${collection}${search(query)}`, data)
  }

  async update(collection: string, id: unknown, data: Row, query: Record<string, string | boolean> = {}): Promise<Row> {
    return this.written('PATCH', `/cms/${collection}/${id}${search(query)}`, data)
  }

  async remove(collection: string, id: unknown): Promise<void> {
    await this.send('DELETE', `/cms/${collection}/${id}`)
  }

  async read(collection: string, id: unknown, query: Record<string, string | boolean> = {}): Promise<Row> {
    return (await (await this.send('GET', `/cms/${collection}/${id}${search(query)}`)).json()) as Row
  }

  /** What stands once has no number: the settings, the calendar. */
  async readGlobal(slug: string): Promise<Row> {
    return (await (await this.send('GET', `/cms/globals/${slug}?depth=0`)).json()) as Row
  }

  async updateGlobal(slug: string, data: Row): Promise<void> {
    await this.send('POST', `/cms/globals/${slug}`, JSON.stringify(data))
  }

  async find(collection: string, query: Record<string, string | boolean> = {}): Promise<Row[]> {
    const answer = await this.send('GET', `/cms/${collection}${search(query)}`)
    return ((await answer.json()) as { docs: Row[] }).docs
  }

  /** Uploads a file to a collection, for example a picture with its alternative text. */
  async upload(collection: string, file: File, data: Row): Promise<Row> {
    const form = new FormData()
    form.set('file', file)
    form.set('_payload', JSON.stringify(data))
    const answer = await this.send('POST', `/cms/${collection}`, form)
    return ((await answer.json()) as { doc: Row }).doc
  }

  private async written(method: string, path: string, data: Row): Promise<Row> {
    const answer = await this.send(method, path, JSON.stringify(data))
    return ((await answer.json()) as { doc: Row }).doc
  }

  private async send(method: string, path: string, body?: string | FormData): Promise<Response> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
    const headers = { authorization: `JWT ${this.token}`, ...type }
    const answer = await fetch(at(path), { method, headers, body })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}

/** Logs in as a person does, by the form at /admin. */
export async function enterOffice(page: Page, account = administrator): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/admin\/?$/)
}

function search(query: Record<string, string | boolean>): string {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return params.size > 0 ? `?${params}` : ''
}
