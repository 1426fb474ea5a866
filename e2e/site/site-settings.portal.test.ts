import { randomBytes } from 'node:crypto'
import { Office } from '@/e2e/fixtures/office'
import { at, eventually, readHtml } from '@/e2e/fixtures/portal'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { paths } from '@/lib/config/paths'
import { homeBands, type Home } from '@/lib/domains/home/contract'
import type { Site } from '@/lib/domains/site/contract'
import { MAX_MENU_TITLE_LENGTH, MAX_MENU_LINKS, defaultMenu } from '@/lib/config/menu-places'

type Row = Record<string, unknown>

let office: Office
let editor: Colleague

beforeAll(async () => {
  office = await Office.logIn()
  editor = await createColleague(office, 'editor')
})

afterAll(async () => {
  await save('settings', { menuLinks: [] })
  await save('home', { bands: [], _status: 'published' })
  await office.remove('staff', editor.id)
})

describe('menu settings', () => {
  test('the menu is the default one until an editor changes it', async () => {
    expect((await siteCall()).menu).toEqual(defaultMenu)
  })

  // other tests leave this section alone: the portal is theirs too
  test("an editor's menu link is on every page, with its scheme, until removed", async () => {
    const title = someTitle()
    expect((await save('settings', { menuLinks: [{ title, url: 'gorod.example/a', place: 'map' }] })).status).toBe(200)
    for (const page of [paths.home, paths.notReady]) {
      const html = await eventually(
        () => readHtml(page),
        (text) => text.includes(title),
      )
      expect(html).toMatch(new RegExp(`<a href="https://gorod.example/a"[^>]*>${title}`))
    }
    expect((await siteCall()).menu.links).toEqual([{ title, url: 'https://gorod.example/a', place: 'map' }])
    const { name } = await office.read('staff', editor.id)
    const lines = await office.find('audit-log', { 'where[who][equals]': String(name) })
    expect(lines).toContainEqual(expect.objectContaining({ action: 'Изменение', subject: 'Настройки сайта' }))
    await save('settings', { menuLinks: [] })
    expect(
      await eventually(
        () => readHtml(paths.notReady),
        (text) => !text.includes(title),
      ),
    ).not.toContain(title)
  })

  test.each<[string, Row[]]>([
    ['an address with another scheme', [link({ url: 'javascript:alert(1)' })]],
    ['a title that has no room', [link({ title: 'я'.repeat(MAX_MENU_TITLE_LENGTH + 1) })]],
    ['a section that takes no links', [link({ place: 'documents' })]],
    ['more links than there is room for', Array.from({ length: MAX_MENU_LINKS + 1 }, () => link({}))],
  ])('menu settings refuse %s', async (_name, menuLinks) => {
    expect((await save('settings', { menuLinks })).status).toBe(400)
  })
})

describe('bands of the home page', () => {
  const others = homeBands.filter((band) => band !== 'facts' && band !== 'links')
  const swapped = [...others, 'links', 'facts'] as const

  test('home bands have the default order until changed, also in the office', async () => {
    expect((await homeCall()).bands).toEqual(homeBands)
    expect((await office.read('globals', 'home')).bands).toEqual(homeBands)
  })

  test('home bands follow the editor: in the preview first, then on the page', async () => {
    const before = drawnBands(await readHtml(paths.home))
    await save('home', { bands: others }, '?draft=true')
    const { previewLink } = await office.read('globals', 'home', { draft: true })
    expect(drawnBands(await readPreview(String(previewLink)))).toEqual(
      before.filter((band) => band !== 'facts' && band !== 'links'),
    )
    expect(drawnBands(await readHtml(paths.home))).toEqual(before)

    await save('home', { bands: swapped, _status: 'published' })
    const isSwapped = (html: string) => drawnBands(html).at(-1) === 'facts'
    const after = drawnBands(await eventually(() => readHtml(paths.home), isSwapped))
    expect(after).toEqual([...before.slice(0, -2), 'links', 'facts'])
    expect((await homeCall()).bands).toEqual(swapped)
  })

  test('unknown home bands are refused', async () => {
    expect((await save('home', { bands: ['news', 'nothing'], _status: 'published' })).status).toBe(400)
  })
})

function link(changes: Row): Row {
  return { title: 'Ссылка', url: paths.faq, place: 'map', ...changes }
}

function someTitle(): string {
  return `Проба ${randomBytes(6).toString('hex')}`
}

function save(slug: 'settings' | 'home', body: Row, query = ''): Promise<Response> {
  return callOffice('POST', `/cms/globals/${slug}${query}`, { token: editor.token, body })
}

async function siteCall(): Promise<Site['settings']> {
  return ((await (await fetch(at('/api/site'))).json()) as Site).settings
}

async function homeCall(): Promise<Home> {
  return ((await (await fetch(at('/api/home'))).json()) as { home: Home }).home
}

/** Lists bands in the order in which the page shows them; one without content is not there. */
function drawnBands(html: string): string[] {
  return [...html.matchAll(/<section aria-labelledby="home-(\w+)"/g)].map(([, band = '']) => band)
}

/** Reads it as a person with the link does: the link sets a cookie and leads to the page. */
async function readPreview(address: string): Promise<string> {
  const opened = await fetch(address, { redirect: 'manual' })
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return (await fetch(new URL(opened.headers.get('location') ?? '', address), { headers: { cookie } })).text()
}
