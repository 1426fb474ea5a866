import { randomBytes } from 'node:crypto'
import { openDatabase } from '@/e2e/fixtures/database'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { newsPath, paths } from '@/lib/config/paths'

/** Every planted word begins so: the item is a test's own. */
export const PLANTED = 'слово'

/** Makes a word that stands nowhere else, of letters alone: figures might be somebody's phone. */
export function plantedWord(): string {
  return `${PLANTED}${[...randomBytes(8)].map((byte) => 'абвгдежзиклмнопр'[byte % 16]).join('')}`
}

/** Makes rich text of one paragraph, as the editor of the back office stores it. */
export function paragraph(text: string) {
  const block = { format: '', indent: 0, version: 1, direction: null }
  const words = { type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [words] }] } }
}

/** Makes a news item with the word in every part of it that a reader may see. */
export async function newsWith(office: Office, word: string) {
  const [type] = await office.find('news-types', { 'where[code][equals]': '1' })
  return {
    title: `Новость ${word}`,
    lead: `Лид ${word}`,
    body: paragraph(`Текст ${word}`),
    tags: [word],
    seo: { description: `Описание ${word}` },
    type: type?.id,
  }
}

export function toAddress(item: Record<string, unknown>): string {
  return newsPath({ id: Number(item.id), slug: String(item.slug), typeCode: Number(item.typeCode) })
}

/** Reads every place of the portal where news show: pages, their data for the browser, calls, feeds. */
async function everythingPublic(): Promise<{ place: string; text: string }[]> {
  const pages = [paths.home, paths.news, `${paths.news}?type=1`, paths.sitemap]
  const data = ['/api/home', '/api/news', '/api/news?type=1', '/api/actualnews', '/api/newstypes', '/api/sitemap']
  const feeds = [paths.newsFeed, paths.feed('news', 'rss.xml', 'type=1'), '/sitemap.xml']
  const asked = [
    ...[...pages, ...data, ...feeds].map((place) => read(place)),
    ...pages.map((place) => read(place, { RSC: '1' })),
  ]
  return Promise.all(asked)
}

/** Finds places where the word is. */
export async function findPlaces(word: string, more: string[] = []): Promise<string[]> {
  const found = [...(await everythingPublic()), ...(await Promise.all(more.map((place) => read(place))))]
  return found
    .filter(({ text }) => text.includes(word) || text.includes(encodeURIComponent(word)))
    .map(({ place }) => place)
}

async function read(place: string, headers: Record<string, string> = {}) {
  const response = await fetch(at(place), { headers })
  return { place: headers.RSC ? `${place} (RSC)` : place, text: await response.text() }
}

/** Does what the button «Запланировать» does; its own call is a function of Next, known only to the page. */
export async function schedule(id: unknown, moment: Date | string, user?: { id: unknown }): Promise<void> {
  const client = await openDatabase()
  try {
    const by = user && { user: { relationTo: 'staff', value: user.id } }
    const input = { type: 'publish', doc: { relationTo: 'news', value: String(id) }, ...by }
    await client.query(
      `INSERT INTO payload_jobs (task_slug, queue, wait_until, input, total_tried, has_error, processing, created_at, updated_at)
       VALUES ('schedulePublish', 'default', $1, $2, 0, false, false, now(), now())`,
      [moment, JSON.stringify(input)],
    )
  } finally {
    await client.end()
  }
}
