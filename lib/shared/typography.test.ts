import { plainSpelling, typeset, typesetAnswer, typesetHtml } from '@/lib/shared/typography'

/** Non-breaking signs as one can see them. */
function seen(text: string): string {
  return text.replaceAll('\u00A0', '_').replaceAll('-\u2060', '=')
}

describe('Russian typography', () => {
  it.each([
    ['Мост - дорога', 'Мост_— дорога'],
    ['Мост – дорога', 'Мост_— дорога'],
    ['в 2026 - мост', 'в 2026_— мост'],
    ['с 9:00 – 18:00', 'с 9:00 – 18:00'],
    ['из-за дождя', 'из-за дождя'],
    ['школа № 5 и №7', 'школа №_5 и №_7'],
    ['ул. Садовая, д. 5, каб. 102', 'ул._Садовая, д._5, каб._102'],
    ['А. С. Рамазанова', 'А._С._Рамазанова'],
    ['А.С. Рамазанова', 'А._С._Рамазанова'],
    ['Гаджимурадов Р. К.', 'Гаджимурадов_Р._К.'],
    ['12345 рублей', '12_345_рублей'],
    ['1500000 ₽', '1_500_000_₽'],
    ['1 140 площадок', '1_140 площадок'],
    ['368999, Республика Дагестан', '368999, Республика Дагестан'],
    ['ИНН 0599900013', 'ИНН 0599900013'],
    ['в 2026 году', 'в 2026_году'],
    ['80%, 25 км, 10 рабочих дней', '80_%, 25_км, 10_рабочих дней'],
    ['05 марта 2026', '5_марта 2026'],
    ['5 мая', '5_мая'],
    ['с 09:00 до 18:00', 'с 9:00 до 18:00'],
    ['в 00:30', 'в 0:30'],
    ['звоните: +7 (872) 055-10-10', 'звоните: +7_(872)_055=10=10'],
    ['через Рубас-чай', 'через Рубас=чай'],
    ['постановление № 1207-п', 'постановление №_1207-п'],
    ['пункт 5 гранатов', 'пункт 5 гранатов'],
  ])('draws «%s»', (written, drawn) => expect(seen(typeset(written))).toBe(drawn))

  it('changes nothing more when it is done twice', () => {
    const text = 'Школа № 5 - ул. Садовая, 12345 рублей, +7 (872) 055-10-10, 05 марта, А. С. Рамазанова, Рубас-чай'
    expect(typeset(typeset(text))).toBe(typeset(text))
  })

  it('leaves tags and attributes of HTML alone', () => {
    const html = '<p><a href="/x - y?№ 5">Школа № 5 - тут</a></p>'
    expect(seen(typesetHtml(html))).toBe('<p><a href="/x - y?№ 5">Школа №_5_— тут</a></p>')
  })

  it('draws the texts of an answer and leaves what programs read', () => {
    const answer = {
      ...{ id: 5, title: 'Школа № 5', slug: 'shkola-5', tags: ['9 мая'], date: '2026-03-05T09:00:00.000Z' },
      hours: [{ weekday: 1, from: '09:00', to: '18:00' }],
      url: 'https://samursk.example/а - б',
      body: '<p>С 09:00</p>',
      phones: ['+7 (872) 055-10-10'],
      none: null,
    }
    const drawn = typesetAnswer(answer)
    expect(drawn).toEqual({ ...answer, title: 'Школа №\u00A05', body: '<p>С 9:00</p>' })
  })

  it('is taken back for programs', () => {
    const text = 'Школа № 5 — ул. Садовая, +7 (872) 055-10-10, Рубас-чай, 12 345 рублей'
    expect(plainSpelling(typeset(text))).toBe(text)
  })
})
