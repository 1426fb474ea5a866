import sharp from 'sharp'
import { toAddress, newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { Office } from '@/e2e/fixtures/office'
import { at, eventually, firstLink, readHtml } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import type { CardKind } from '@/lib/navigation/social-card'

type Row = Record<string, unknown>

/** The API lists things of the kind there; the first of them is looked at. */
const lists: Partial<Record<CardKind, string>> = {
  news: '/api/news',
  poster: '/api/posters',
  idea: '/api/ideas',
  claim: '/api/claims',
  document: '/api/documents',
  service: '/api/services',
  organization: '/api/government',
  minister: '/api/ministers',
  activity: '/api/activities',
  map: '/api/maps',
  project: '/api/projects',
}

let office: Office
const made: unknown[] = []

beforeAll(async () => {
  office = await Office.logIn()
})

afterAll(async () => {
  for (const id of made) await office.remove('news', id).catch(() => undefined)
})

describe('social card', () => {
  it('a social card of 1200×630 exists for every kind of content', async () => {
    const listed = Object.entries(lists).map(async ([kind, list]) => paths.card(kind, await firstId(list)))
    const discussion = await firstLink(paths.discussions, /^\/publicdiscussions\/\d+$/)
    const album = await firstId('/api/mycitygalleries')
    const place = await firstId('/api/tourism/sights', 'items')
    const cards = [
      ...(await Promise.all(listed)),
      paths.card('discussion', Number(discussion.split('/').at(-1))),
      paths.card('album', `city-${album}`),
      paths.card('place', 'sights'),
      paths.card('place', `sights.${place}`),
      paths.card('mayor', 'biography'),
      paths.card('consent', 'registration'),
      paths.card('section', 'home'),
      paths.card('section', 'mycity-posters'),
    ]
    expect(await Promise.all(cards.map(measurePicture))).toEqual(cards.map((path) => `${path} jpeg 1200×630`))
  })

  it('a social card is 404 for unknown content, drafts, moderation and unannounced discussions', async () => {
    const draft = await newsDraft()
    const [claim] = await office.find('claims', { 'where[code][equals]': '5', limit: '1' })
    const [idea] = await office.find('ideas', { 'where[code][equals]': '5', limit: '1' })
    expect([claim, idea]).not.toContain(undefined)
    const hidden = [
      paths.card('news', Number(draft.id)),
      paths.card('claim', Number(claim?.id)),
      paths.card('idea', Number(idea?.id)),
      paths.card('news', 999_999_999),
      paths.card('document', 'x'),
      paths.card('section', 'secret'),
      paths.card('constructor', 1),
      '/cards/news/1.svg',
    ]
    const statuses = await Promise.all(hidden.map(async (path) => `${path} ${(await fetch(at(path))).status}`))
    expect(statuses).toEqual(hidden.map((path) => `${path} 404`))
  })

  it('a page names its social card with size and alt text; an edit changes its URL; a cached one answers 304', async () => {
    const item = await office.update('news', (await newsDraft()).id, { _status: 'published' })
    const before = await shownCard(item, String(item.title))
    expect(before).toMatchObject({ width: '1200', height: '630', alt: expect.stringContaining(String(item.title)) })
    const first = await fetch(at(toPath(before.url)))
    const title = `Другое ${plantedWord()}`
    await office.update('news', item.id, { title })
    const after = await shownCard(item, title)
    expect(toPath(after.url)).not.toBe(toPath(before.url))
    const second = await fetch(at(toPath(after.url)), { redirect: 'manual' })
    const etag = second.headers.get('etag') ?? ''
    expect([first.status, second.status]).toEqual([200, 200])
    expect(etag).not.toBe(first.headers.get('etag'))
    const again = await fetch(at(toPath(after.url)), { headers: { 'if-none-match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const old = await eventually(
      () => fetch(at(toPath(before.url)), { redirect: 'manual' }),
      ({ status }) => status !== 200,
    )
    expect([old.status, old.headers.get('location')]).toEqual([307, toPath(after.url)])
  })
})

async function newsDraft(): Promise<Row> {
  const item = await office.create('news', await newsWith(office, plantedWord()), { draft: true })
  made.push(item.id)
  return item
}

async function firstId(list: string, name?: string): Promise<number> {
  const answer = (await (await fetch(at(list))).json()) as Record<string, unknown>
  const found = name ? answer[name] : Object.values(answer)[0]
  const rows = (Array.isArray(found) ? found : (found as { data: unknown[] }).data) as { id: number }[]
  return rows[0]?.id ?? 0
}

async function measurePicture(path: string): Promise<string> {
  const response = await fetch(at(path))
  if (response.status !== 200) return `${path} ${response.status}`
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return `${path} ${format} ${width}×${height}`
}

/** Reads the page's card once the page shows that title. */
async function shownCard(item: Row, title: string) {
  const html = await eventually(
    () => readHtml(toAddress(item)),
    (page) => page.includes(title),
  )
  const meta = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  return { url: meta(''), width: meta(':width'), height: meta(':height'), alt: meta(':alt') }
}

function toPath(url: string): string {
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
  return pathname + search
}
