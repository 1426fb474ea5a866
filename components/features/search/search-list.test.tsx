import { renderToStaticMarkup } from 'react-dom/server'
import { SearchList } from '@/components/features/search/search-list'
import { search, type SearchAnswer } from '@/lib/domains/search/contract'
import { buildPage } from '@/lib/contract/page'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

const filter = { text: 'когда дадут горячую воду Почтовая', page: 1 }
const partial: SearchAnswer = {
  results: buildPage([], { total: 0, perPage: 20, page: 1, path: search.path, filter: {} }),
  kinds: [],
  periods: [],
  is_more: false,
  corrected: null,
  is_partial: true,
  left_out: [],
  nearest_section: null,
  best_bets: [],
}
const bet = { title: 'Горячую воду отключат', url: '/messages/1/voda', note: null }
const render = (changes: Partial<SearchAnswer> = {}) =>
  renderToStaticMarkup(<SearchList filter={filter} found={{ ...partial, ...changes }} dutyPhone={null} />)

const APOLOGY = 'Всех слов вместе нигде нет'

test('a recommendation answers the query: nothing is excused beside it', () => {
  expect(render()).toContain(APOLOGY)
  expect(render({ best_bets: [bet] })).not.toContain(APOLOGY)
})

test('a recommendation stands above the notice of a correction', () => {
  const page = render({ best_bets: [bet], corrected: 'горячая вода' })
  expect(page.indexOf(bet.title)).toBeLessThan(page.indexOf('Показаны результаты'))
})

test('without a section that fits, the visitor is sent to the office that answers', () => {
  expect(render()).toMatch(/Напишите в.{0,120}«Единое окно»/)
  expect(render({ nearest_section: { title: 'Афиша', path: '/mycity/posters' } })).toContain('Загляните в раздел')
})
