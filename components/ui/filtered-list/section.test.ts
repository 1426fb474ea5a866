import { z } from 'zod'
import { defineSection } from '@/components/ui/filtered-list/section'
import { formatPeriod, formatRows } from '@/components/ui/filtered-list/section-text'
import { buildPage } from '@/lib/contract/page'
import { typeset } from '@/lib/text/typography'
import { filterText, id, pageNumber, periodFields, withPeriod } from '@/lib/contract/shapes'

const types = [{ id: 1, title: 'Постановления' }]
const section = defineSection({
  read: () => Promise.resolve({ list: buildPage([7], { total: 1, perPage: 20, page: 1, path: '/list' }), types }),
  filter: withPeriod(
    z.object({
      id: id.optional(),
      text: filterText.optional(),
      type: id.optional(),
      ...periodFields,
      page: pageNumber,
    }),
  ),
  path: '/list',
  title: (labels) => ['Список', ...labels].join(', '),
  address: { id: 'id', type: 'type', start_date: 'from', end_date: 'to', text: 'text' },
  page: ({ list }) => list,
  empty: { list: buildPage<number>([], { total: 0, perPage: 20, page: 1, path: '/list' }), types: [] },
  terms: ({ types: type }) => ({ type }),
  unknown: { type: 'Такого вида нет' },
  indexed: ['type'],
  isCounted: true,
  labels: ({ type, text }, answer) => [answer.types.find((one) => one.id === type)?.title, text],
  nothing: { yet: 'Пусто', advice: 'Ищите иначе', all: 'Все' },
})

describe('section.read', () => {
  it('returns the whole list and its total without parameters', async () => {
    const { filter, state, head } = await section.read({})
    expect(filter).toEqual({ page: 1 })
    expect(state).toMatchObject({ query: '', wrong: undefined, found: undefined })
    expect(head).toEqual({ title: 'Список', path: '/list', noindex: false })
  })

  it('returns labels and title of the filter', async () => {
    const { filter, state, head } = await section.read({ text: ' парк ', type: ['1', '2'], page: '2', unknown: 'x' })
    expect(filter).toEqual({ text: 'парк', type: 1, page: 2 })
    expect(state.found).toEqual({ labels: ['Найдено 1', 'Постановления', 'парк'], resetHref: '/list' })
    expect(state.nothing).toMatchObject({ title: typeset('По запросу «парк» ничего не найдено'), all: 'Все' })
    expect(head).toEqual({
      title: 'Список, Постановления, парк, страница 2',
      path: `/list?type=1&text=${encodeURIComponent('парк')}&page=2`,
      noindex: true,
    })
  })

  it('leads from an empty list of several conditions to the list without each of them', async () => {
    const { state } = await section.read({ text: 'парк', type: '1' })
    expect(state.nothing.steps).toEqual({
      text: 'парк',
      elsewhere: undefined,
      conditions: [
        { title: 'Постановления', href: `/list?text=${encodeURIComponent('парк')}` },
        { title: 'парк', href: '/list?type=1' },
      ],
    })
    expect((await section.read({ type: '1' })).state.nothing.steps?.conditions).toEqual([])
  })

  it('ignores other parameters beside id', async () => {
    expect((await section.read({ id: '17', type: '1', page: '2' })).filter).toEqual({ id: 17, page: 1 })
  })

  it('is indexed with one known value of an indexed parameter', async () => {
    expect((await section.read({ type: '1' })).head.noindex).toBe(false)
  })

  it.each([
    [{ type: '99' }, 'Такого вида нет, показаны все.'],
    [{ type: 'abc' }, 'Такого вида нет, показаны все.'],
    [{ type: '99', text: 'парк' }, 'Такого вида нет, это условие не учтено.'],
    [{ from: '2026-13-45' }, 'Такой даты нет, показаны все.'],
    [{ from: 'вчера', to: '2026-02-31' }, 'Такой даты нет, показаны все.'],
    [{ from: '2026-11-30', to: '2026-11-01' }, 'Начало периода позже его конца, показаны все.'],
    [{ type: '0', from: 'x' }, 'Такого вида нет. Такой даты нет, показаны все.'],
    [{ id: '0' }, 'Нужно целое число, показаны все.'],
    [{ text: 'а'.repeat(256) }, 'Не длиннее 255\u00A0знаков, показаны все.'],
  ])('reports unknown values, ignores them and sets noindex: %o', async (params, words) => {
    const { state, head } = await section.read(params)
    expect(state.wrong).toBe(typeset(words))
    expect(head.noindex).toBe(true)
  })

  it.each(['-2', '1e9', '0x2', ' 2', 'abc'])('returns the first page for page «%s»', async (page) => {
    const { filter, state } = await section.read({ page })
    expect([filter, state.wrong]).toEqual([{ page: 1 }, undefined])
  })

  it.each(['0', '2147483648'])('is missing at page %s', (page) =>
    expect(section.read({ page })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404'),
  )
})

it('formatRows keeps the numbers of a page and leaves out its URLs', async () => {
  const { state } = await section.read({})
  const { page, path } = formatRows(state, (row) => `${row}!`)
  expect(path).toBe('/list')
  expect(page).toEqual({ data: ['7!'], total: 1, per_page: 20, current_page: 1, last_page: 1 })
})

describe('section.href', () => {
  it('writes parameters in one order, without the page', () => {
    const filter = { page: 4, text: 'a&b', end_date: '2026-11-30', start_date: '2026-11-01', type: 2 }
    expect(section.href(filter)).toBe('/list?type=2&from=2026-11-01&to=2026-11-30&text=a%26b')
    expect(section.href({})).toBe('/list')
  })
})

it.each([
  [undefined, undefined, undefined],
  ['2026-01-01', '2026-12-31', '2026 год'],
  ['2026-03-05', '2026-03-05', '05.03.2026'],
  ['2026-03-05', '2026-04-01', '05.03.2026–01.04.2026'],
  ['2026-03-05', undefined, 'с 05.03.2026'],
  [undefined, '2026-04-01', 'по 01.04.2026'],
])('formatPeriod from %s to %s', (from, to, words) => {
  expect(formatPeriod(from, to)).toBe(words)
})
