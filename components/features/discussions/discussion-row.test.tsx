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

const render = (changes: Partial<DiscussionCard> = {}) =>
  renderToStaticMarkup(<DiscussionRow discussion={{ ...finished, ...changes }} today="2026-04-02" />).replaceAll(
    /<[^>]*>/g,
    ' ',
  )

test('the row of a finished discussion names the pending result instead of the act', () => {
  expect(render()).toContain('Организатор ещё не опубликовал решение.')
  expect(render()).not.toContain('Проект планировки')
})

test('the row of a finished discussion names the published decision', () => {
  const html = render({ result: 'Сквер построят. Работы начнутся в мае.' })
  expect(html).toContain('Сквер построят.')
  expect(html).not.toContain('не опубликовал решение')
})

test('the row says in words whether votes are taken and until when', () => {
  const status = (code: number, name: string) => ({ status: { id: code, name, code } as DiscussionCard['status'] })
  const open = render({ ...status(52, 'Идёт обсуждение'), exhibition_finish_date: '2026-04-05' })
  expect(open).toMatch(/Идёт обсуждение.+3\s+дня на\sголосование, до\s5\sапреля/)
  const announced = render({ ...status(51, 'Оповещение'), exhibition_start_date: '2026-04-07' })
  expect(announced).toMatch(/Оповещение.+5\s+дней до\sголосования, с\s7\sапреля/)
  expect(render({ result: 'Сквер построят.' })).toMatch(/Завершено\s+10\sмарта\s2026.+Решение\.\s+Сквер построят/)
})
