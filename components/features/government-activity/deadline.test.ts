import { toDeadline } from '@/components/features/government-activity/deadline'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('deadline in words', () => {
  it('shows the days left', () => {
    expect(plain(toDeadline('2026-11-26', 5).text)).toBe('Приём до 26.11.2026, осталось 5 дней')
  })

  it('shows that today is the last day', () => {
    expect(plain(toDeadline('2026-11-21', 0).text)).toBe('Приём до 21.11.2026, сегодня последний день')
  })

  it('shows that the deadline has passed', () => {
    expect(toDeadline('2026-11-20', -1).text).toBe('Приём документов завершён')
  })
})
