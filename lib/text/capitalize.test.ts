import { lowerFirst, upperFirst } from '@/lib/text/capitalize'

describe('the first letter', () => {
  it('is large at the head of a sentence', () => expect(upperFirst('вторник, четверг')).toBe('Вторник, четверг'))

  it.each([
    ['До 30 дней', 'до 30 дней'],
    ['Постановление № 5', 'постановление № 5'],
    ['МПА № 5', 'МПА № 5'],
    ['', ''],
  ])('of «%s» is small within one, unless it is an abbreviation', (words, within) =>
    expect(lowerFirst(words)).toBe(within),
  )
})
