import { relativeDayWarning, fileWarning } from '@/lib/platform/fields/notice-fields'
import { relativeDayWords } from '@/lib/text/relative-day-words'

jest.mock('@payloadcms/db-postgres', () => ({ sql: jest.fn() })) // an ES module that Jest cannot load

describe('warnings of the office', () => {
  it('name the words that outlive their day, in any of the texts', () => {
    const warning = relativeDayWarning('Сегодня не будет воды', null, 'Дадут завтра')
    expect(warning).toContain('«сегодня», «завтра»')
    expect(warning).toContain('Назовите дату')
  })

  it('say nothing of a text with dates', () => {
    expect(relativeDayWarning('24 ноября не будет воды', undefined)).toBe('')
  })

  it('notice a scan, and only that', () => {
    expect(fileWarning({ mimeType: 'application/pdf', text: ' ' })).toContain('скан')
    expect(fileWarning({ mimeType: 'application/pdf', text: null })).toContain('скан')
    expect(fileWarning({ mimeType: 'application/pdf', text: 'Постановление' })).toBe('')
    expect(fileWarning({ mimeType: 'application/geo+json', text: '' })).toBe('')
  })

  it('notice a PDF whose words have no tags, unless nobody has looked', () => {
    const words = { mimeType: 'application/pdf', text: 'Постановление' }
    expect(fileWarning({ ...words, isTagged: false })).toContain('тегов')
    expect(fileWarning({ ...words, isTagged: null })).toBe('')
    expect(fileWarning({ ...words, isTagged: true })).toBe('')
    expect(fileWarning({ ...words, text: '', isTagged: false })).toContain('скан')
  })
})

describe('fleeting words', () => {
  it.each([
    ['Сегодня с 10:00 не будет воды', ['сегодня']],
    ['Воды не будет завтра и послезавтра, завтра – до обеда', ['завтра', 'послезавтра']],
    ['С сегодняшнего дня и до завтрашнего вечера', ['сегодняшнего', 'завтрашнего']],
  ])('finds them in «%s»', (text, words) => expect(relativeDayWords(text)).toEqual(words))

  it.each([
    '24 ноября с 10:00 до 17:00 не будет воды',
    'Хлебозавод раздаёт вчерашний хлеб',
    'Хозяйка завтракает после смены',
    'Он сказал: «Сегодня дадут воду», и ушёл',
    '— Сегодня мы открыты.\n**— А завтра?**',
    'Издание «Самурск сегодня»',
  ])('finds none in «%s»', (text) => expect(relativeDayWords(text)).toEqual([]))
})
