import { paragraph } from '@/e2e/news/news-drafts'
import type { Ask } from '@/e2e/fixtures/portal'

interface Written {
  doc?: { id: number; filename?: string }
  docs?: { id: number }[]
}

/** Calls the back office of one of several portals; throws if it refuses. A form is sent as it is. */
export type OfficeCall = (method: string, path: string, body?: object) => Promise<Written>

export async function enterOffice(ask: Ask, account: { email: string; password: string }): Promise<OfficeCall> {
  const json = { 'content-type': 'application/json' }
  const login = await ask('/cms/staff/login', { method: 'POST', headers: json, body: JSON.stringify(account) })
  const { token } = (await login.json()) as { token: string }
  const authorization = `JWT ${token}`
  return async (method, path, body) => {
    const isForm = body instanceof FormData
    const response = await ask(path, {
      method,
      headers: isForm ? { authorization } : { authorization, ...json },
      body: isForm ? body : body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Written
  }
}

/** Publishes a question that the page of questions shows among the first of a topic. Returns its number. */
export async function publishQuestion(office: OfficeCall, question: string): Promise<number | undefined> {
  const { docs: topics = [] } = await office('GET', '/cms/faq-topics?limit=1')
  const { doc } = await office('POST', '/cms/faq', {
    question,
    answer: paragraph('Спросить у обоих порталов.'),
    topic: topics[0]?.id,
    position: 0,
    _status: 'published',
  })
  return doc?.id
}
