import { relativeDayWords } from '@/lib/platform/fields/relative-day-words'

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
