import { renderToStaticMarkup } from 'react-dom/server'
import { PeriodLine } from '@/components/features/discussions/period-line'

const days = {
  notification_start_date: '2026-02-01',
  notification_finish_date: '2026-02-10',
  exhibition_start_date: '2026-02-15',
  exhibition_finish_date: '2026-03-10',
  review_start_date: '2026-03-11',
  review_finish_date: '2026-03-30',
}

const render = (isStopped: boolean) =>
  renderToStaticMarkup(<PeriodLine discussion={days} today="2026-03-08" isStopped={isStopped} />)

test('days are counted while a discussion goes on, and not once it was stopped', () => {
  expect(render(false)).toContain('осталось')
  expect(render(true)).toMatch(/с\s15\sфевраля по\s10\sмарта/)
  expect(render(true)).not.toMatch(/осталось|начнётся|Сегодня/)
})
