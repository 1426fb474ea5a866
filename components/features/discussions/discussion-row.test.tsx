import { renderToStaticMarkup } from 'react-dom/server'
import { DiscussionRow } from '@/components/features/discussions/discussion-row'
import type { DiscussionCard } from '@/lib/domains/discussions/graphql/operations'

const finished = {
  id: 5,
  title: 'Сквер у колледжа',
  title_npa: 'Проект планировки',
  address: null,
  head_img: null,
  notification_start_date: '2026-02-01',
  notification_finish_date: '2026-02-10',
  exhibition_start_date: '2026-02-15',
  exhibition_finish_date: '2026-03-10',
  review_start_date: '2026-03-11',
  review_finish_date: '2026-03-30',
  status: { id: 53, name: 'Завершено', code: 53 },
  result: null,
  has_papers: false,
  is_stopped: false,
} as unknown as DiscussionCard

const wordsOf = (changes: Partial<DiscussionCard> = {}) =>
  renderToStaticMarkup(<DiscussionRow discussion={{ ...finished, ...changes }} today="2026-04-02" />).replaceAll(
    /<[^>]*>/g,
    ' ',
  )

test('a finished discussion says in the list what it waits for, instead of its act', () => {
  expect(wordsOf()).toContain('Итог подводится: организатор ещё не опубликовал решение.')
  expect(wordsOf()).not.toContain('Проект планировки')
})

test('once the organiser has said what was decided, the list says that', () => {
  const words = wordsOf({ result: 'Сквер построят. Работы начнутся в мае.' })
  expect(words).toContain('Сквер построят.')
  expect(words).not.toContain('Итог подводится')
})
