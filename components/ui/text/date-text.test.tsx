import { renderToStaticMarkup } from 'react-dom/server'
import { MomentText } from '@/components/ui/text/date-text'

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-03-05T15:00:00Z') }))
afterAll(() => jest.useRealTimers())

const drawn = (value: string, zone: string) =>
  renderToStaticMarkup(<MomentText value={value} form="short" zone={zone} prefix="от" />)

describe('MomentText', () => {
  it('shows the time of today, else the date, each with its preposition', () => {
    expect(drawn('2026-03-05T09:20:00Z', 'Europe/Moscow')).toBe(
      '<time dateTime="2026-03-05T09:20:00Z" data-day="05 марта 2026">в\u00A012:20</time>',
    )
    expect(drawn('2026-03-04T09:20:00Z', 'Europe/Moscow')).toContain('>от\u00A004.03.2026<')
  })

  it('adds «сегодня» withDay', () => {
    const updated = (value: string) =>
      renderToStaticMarkup(<MomentText value={value} zone="Europe/Moscow" prefix="" withDay />)
    expect(updated('2026-03-05T09:20:00Z')).toContain('>сегодня в\u00A012:20<')
    expect(updated('2026-03-04T09:20:00Z')).toContain('>04\u00A0марта 2026<')
  })

  it('uses the city time zone', () => {
    expect(drawn('2026-03-05T09:20:00Z', 'Asia/Yekaterinburg')).toContain('>в\u00A014:20<')
    expect(drawn('2026-03-05T09:20:00Z', 'Asia/Vladivostok')).toContain('>от\u00A005.03.2026<')
  })
})
