import { formatOpenState } from '@/components/ui/hours/open-badge'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('state of a place in words', () => {
  it.each([
    [{ isOpen: true as const, until: '19:00' }, 'Открыто до 19:00'],
    [{ isOpen: false as const, opens: { inDays: 0, weekday: 1, at: '08:00' } }, 'Закрыто, откроется сегодня в 8:00'],
    [{ isOpen: false as const, opens: { inDays: 1, weekday: 2, at: '08:00' } }, 'Закрыто, откроется завтра в 8:00'],
    [{ isOpen: false as const, opens: { inDays: 3, weekday: 2, at: '9:00' } }, 'Закрыто, откроется во вторник в 9:00'],
    [{ isOpen: false as const, opens: null }, 'Часы работы уточняйте по телефону'],
  ])('%o', (state, words) => {
    expect(plain(formatOpenState(state))).toBe(words)
  })

  it.each([
    [{ isOpen: true as const, until: '23:00' }, 'Отвечают до 23:00'],
    [{ isOpen: false as const, opens: { inDays: 1, weekday: 2, at: '8:00' } }, 'Ответят завтра с 8:00'],
  ])('of a phone line: %o', (state, words) => {
    expect(plain(formatOpenState(state, 'line'))).toBe(words)
  })

  it('says within a sentence when a place opens', () => {
    const opens = { inDays: 1, weekday: 2, at: '8:00' }
    expect(plain(formatOpenState({ isOpen: false, opens }, 'sentence'))).toBe('откроется завтра в 8:00')
  })

  it.each([
    [{ isOpen: true as const, until: '20:00' }, 'до 20:00'],
    [{ isOpen: false as const, opens: { inDays: 1, weekday: 2, at: '8:00' } }, 'завтра с 8:00'],
  ])('in a row: %o', (state, words) => {
    expect(plain(formatOpenState(state, 'row'))).toBe(words)
  })
})
