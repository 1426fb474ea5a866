import { paths } from '@/lib/config/paths'
import { queueViews } from '@/lib/domains/claims/queue/rules'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { medianTime, REQUESTS } from '@/lib/tools/bench/load'
import { processorSeconds } from '@/lib/tools/bench/processes'
import type { Row } from '@/lib/tools/bench/table'

/** Pages of the staff's queue among the 100 000 claims added by the map's table, of which 20 000 wait for the staff. */
export async function measureDeskQueue(portal: BenchPortal): Promise<Row[]> {
  // Payload takes a cookie only from its own pages
  const headers = { cookie: await logIn(portal), 'sec-fetch-site': 'same-origin' }
  const lists = [
    ...queueViews.map(({ value, name }) => ({ name, query: `?view=${value}` })),
    { name: 'все, слово', query: `?view=all&text=${encodeURIComponent('остановк')}` },
    { name: 'ждут ответа, карта', query: '?view=open&show=map' },
  ]
  const pages = [
    { name: 'Мой стол', path: paths.desk },
    ...lists.map(({ name, query }) => ({ name: `очередь: ${name}`, path: paths.deskQueue + query })),
  ]
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const before = processorSeconds(portal.pid)
    const median = await medianTime(portal.url + path, headers)
    const processor = ((processorSeconds(portal.pid) - before) * 1000) / REQUESTS
    rows.push({ страница: name, мс: median, 'процессор портала, мс': Math.round(processor), цель: '≤ 300' })
  }
  return rows
}

/** Returns the session's cookie. */
async function logIn({ url, account }: BenchPortal): Promise<string> {
  const body = JSON.stringify({ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json', origin: url }
  const response = await fetch(`${url}/cms/staff/login`, { method: 'POST', headers, body })
  const cookies = response.headers.getSetCookie()
  if (!response.ok || cookies.length === 0) throw new Error(`Вход не удался: ${response.status}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
