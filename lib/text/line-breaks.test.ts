import { addLineBreaks, splitAtBreaks, splitLongWords } from '@/lib/text/line-breaks'

describe('seams of long words', () => {
  it.each([
    ['priemnaya@samursk.example', 'priemnaya@|samursk|.example'],
    ['Пишите на a.b@почта.рф.', 'Пишите на a|.b@|почта|.рф.'],
    ['счёт 03231643827300000300', 'счёт 0323|1643|8273|0000|0300'],
    ['ИНН 0599900013, +7 (872) 055-10-10', 'ИНН 0599900013, +7 (872) 055-10-10'],
  ])('parts «%s»', (text, parted) => expect(splitAtBreaks(text).join('|')).toBe(parted))

  it('leaves tags and addresses of the web alone', () => {
    const html = '<a href="mailto:a@b.ru">a@b.ru</a> https://t.ru/@a.b <code>a@b.ru</code>'
    expect(addLineBreaks(html)).toBe(
      '<a href="mailto:a@b.ru"><span class="long-word">a@<wbr>b<wbr>.ru</span></a> https://t.ru/@a.b <code>a@b.ru</code>',
    )
  })

  it('are in the words that stand at odd places', () => {
    expect(splitLongWords('Пишите на a@b.ru, счёт 03231643827300000300')).toEqual([
      'Пишите на ',
      'a@b.ru',
      ', счёт ',
      '03231643827300000300',
      '',
    ])
  })
})
