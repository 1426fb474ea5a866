import { globSync, readFileSync } from 'node:fs'
import { stripTypography } from '@/lib/text/typography'
import { at, mapConcurrently, firstLink, readHtml } from '@/e2e/fixtures/portal'

type Wrong = readonly [value: string, words: string]

const stranger = (words: string): Wrong => ['999999', words]
const noDay: Wrong = ['2026-13-45', 'Такой даты нет']
const text: Wrong = ['а'.repeat(256), 'Не длиннее 255 знаков']
const period = { from: noDay, to: noDay }
const namedPeriod = { start_date: noDay, end_date: noDay }
const albums = { kind: stranger('Таких альбомов нет'), year: stranger('Такого года нет'), text }

/** Every page that reads parameters stands here: what its filter takes, a value nobody can mean, and its note on it. */
const lists: Record<string, Record<string, Wrong>> = {
  activity: { type: stranger('Такого раздела нет'), year: stranger('Такого года нет'), text },
  allcityideas: {
    categories: stranger('Такой темы нет'),
    ordering: stranger('Такого порядка нет'),
    title: text,
    ...namedPeriod,
  },
  documents: {
    type: stranger('Такого вида документов нет'),
    issuer: stranger('Такого органа нет'),
    status: stranger('Такого состояния документов нет'),
    number: text,
    text,
    ...period,
  },
  faq: { topic: stranger('Такой темы вопросов нет'), text },
  maps: { topic: stranger('Такого вида карт нет'), text },
  mayoractivity: { type: stranger('Такого вида деятельности нет') },
  mayormedia: albums,
  'mycity/media': albums,
  'mycity/posters': {
    view: stranger('Такого вида афиши нет'),
    month: stranger('Такого месяца нет'),
    date: noDay,
    when: stranger('Такого времени событий нет'),
    category: stranger('Такого вида событий нет'),
    age: stranger('Такого возраста нет'),
    children: stranger('Такого отбора «Детям» нет'),
    free: stranger('Такой цены нет'),
    text,
    ...period,
  },
  'mycity/reference': { topic: stranger('Такой темы справочника нет'), text },
  news: { type: stranger('Такого типа новостей нет'), tag: text, text, ...period },
  orgs: {
    kind: stranger('Такого вида организаций нет'),
    theme: stranger('Такой сферы нет'),
    parent: ['мэрия', 'Такой вышестоящей организации нет'],
    text,
  },
  projects: {
    status: stranger('Такой стадии нет'),
    category: stranger('Такой категории проектов нет'),
    text,
    ...period,
  },
  publicdiscussions: { status: stranger('Такого этапа нет'), text },
  'publicdiscussions/[id]': { type: stranger('Такого голоса нет'), text },
  realizedcityideas: {},
  reception: { text },
  search: { kind: stranger('Такого раздела поиска нет'), text, ...period },
  servicescatalog: {
    audience: stranger('Таких получателей услуг нет'),
    topic: stranger('Такой темы услуг нет'),
    situation: stranger('Такой жизненной ситуации нет'),
    text,
  },
  servicesreports: { kind: stranger('Такого вида материалов нет'), year: stranger('Материалов за такой год нет') },
  socialcontrolmap: {
    codes: stranger('Такого состояния заявок нет'),
    parents: stranger('Такой темы нет'),
    category: stranger('Такой темы нет'),
    department: stranger('Такого ведомства нет'),
    figure: stranger('Такого показателя нет'),
    overdue: stranger('Такого условия о сроке нет'),
    text,
    ...namedPeriod,
  },
  socialcontrolresults: { text, ...namedPeriod },
  'tourism/[link]': { kind: stranger('Такого вида мест нет'), text },
}

/** It reads the key of a private link and has nothing to filter. */
const keyed = 'socialcontrolmap/my'

test('every page with a filter is in the list of this test', () => {
  const root = 'app/(site)'
  const pages = globSync('**/page.tsx', { cwd: root }).filter((page) =>
    readFileSync(`${root}/${page}`, 'utf8').includes('searchParams'),
  )
  expect(pages.map((page) => page.replace('/page.tsx', '')).sort()).toEqual([...Object.keys(lists), keyed].sort())
})

describe.each(Object.entries(lists))('/%s', (page, wrong) => {
  let path: string
  let whole: string

  beforeAll(async () => {
    path = await findPath(page)
    whole = await readHtml(path)
  })

  test('a list page names invalid filter values above the list', async () => {
    if (Object.keys(wrong).length === 0) return expect(listParams(whole, path)).toEqual({})
    const query = new URLSearchParams(Object.entries(wrong).map(([name, [value]]) => [name, value]))
    const response = await fetch(at(`${path}?${query}`))
    expect(response.status).toBe(200)
    const html = stripTypography(await response.text())
    for (const [, words] of Object.values(wrong)) expect(html).toContain(words)
    expect(html).toContain(', показаны все.<')
    expect(isIndexed(html)).toBe(false)
  })

  test('a list page has a unique title for every indexed filter', async () => {
    const params = listParams(whole, path)
    expect(Object.keys(params).length > 0).toBe(Object.keys(wrong).length > 0)
    expect(Object.keys(wrong)).toEqual(expect.arrayContaining(Object.keys(params)))
    const queries = Object.entries(params).map(([name, value]) => new URLSearchParams({ [name]: value }).toString())
    const doubles = await mapConcurrently(queries, async (query) => {
      const html = await readHtml(`${path}?${query}`)
      return isIndexed(html) && isCanonical(html, query) && parseTitle(html) === parseTitle(whole) && query
    })
    expect(doubles.filter(Boolean)).toEqual([])
  })
})

function findPath(page: string): Promise<string> {
  if (page.startsWith('publicdiscussions/'))
    return firstLink('/publicdiscussions?status=52', /^\/publicdiscussions\/\d+$/)
  return Promise.resolve(`/${page.replace('[link]', 'sights')}`)
}

/** Lists what the links and forms of a list narrow it by, each with a value that it offers. */
function listParams(html: string, path: string): Record<string, string> {
  const links = [...html.matchAll(/href="([^"?]*)\?([^"#]*)/g)]
    .filter(([, to]) => to === path)
    .flatMap(([, , query = '']) => [...new URLSearchParams(plain(query))])
  const forms = [...html.matchAll(/<form[^>]* action="([^"#]*)[^>]*>(.*?)<\/form>/gs)]
    .filter(([, to]) => to === path)
    .flatMap(([, , form = '']) => parseFields(form))
  const { page: _page, id: _id, claim: _claim, ...params } = Object.fromEntries([...forms, ...links])
  return params
}

function parseFields(form: string): [string, string][] {
  return [
    ...form.matchAll(
      /<(?:input|select)[^>]* name="([^"]+)"[^>]*>(?:(?:<option[^>]* value="">[^<]*<\/option>)?<option[^>]* value="([^"]+)")?/g,
    ),
  ].map(([tag, name = '', option]) => [
    name,
    option ?? (tag.includes('placeholder="ДД.ММ.ГГГГ"') ? '2026-01-01' : 'план'),
  ])
}

/** An order makes no other page of a list: its canonical address is that of the list. */
function isCanonical(html: string, query: string): boolean {
  return plain(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').endsWith(`?${query}`)
}

function isIndexed(html: string): boolean {
  return !/<meta name="robots" content="[^"]*noindex/.test(html)
}

function parseTitle(html: string): string {
  return /<title>([^<]*)</.exec(html)?.[1] ?? ''
}

function plain(attribute: string): string {
  return attribute.replaceAll('&amp;', '&')
}
