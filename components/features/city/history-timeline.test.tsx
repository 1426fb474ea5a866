import { renderToStaticMarkup } from 'react-dom/server'
import { HistoryTimeline } from '@/components/features/city/history-timeline'

const event = { year: '1941–1945', title: 'Война', body: '<p>Имена всех стоят на стене.</p>', image: null }
const eras = ['Форт', 'Фронт', 'Город'].map((title) => ({ title, years: '1917–1945', events: [event] }))

test('every chapter of the history is in the page, and only the first is unfolded', () => {
  const html = renderToStaticMarkup(<HistoryTimeline eras={eras} />)
  const chapters = html.split('<details').slice(1)
  expect(chapters.map((chapter) => /^[^>]* open=""/.test(chapter))).toEqual([true, false, false])
  for (const chapter of chapters) expect(chapter).toContain('Имена всех стоят на стене.')
})
