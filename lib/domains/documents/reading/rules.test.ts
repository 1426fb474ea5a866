import { markNumbers, splitReading } from '@/lib/domains/documents/reading/rules'

const letterhead =
  '<h2>АДМИНИСТРАЦИЯ ГОРОДА САМУРСКА</h2><p>Республика Дагестан</p><p>14 декабря 2023 г. № 13-п</p>' +
  '<h2>Постановление № 13-п от 14 декабря 2023 г.</h2><h3>О порядке рассмотрения обращений</h3>'
const text = '<p>1. Утвердить Порядок.</p><h4>Сроки</h4><p>Тридцать дней.</p>'
const titles = ['Постановление № 13-п от 14 декабря 2023 г.', 'О порядке рассмотрения обращений']

it('parts the text from its letterhead, number and title', () => {
  const { head, body } = splitReading(letterhead + text, titles)
  expect(head).toBe(letterhead)
  expect(body).toBe(
    '<p class="numbered"><span>1.</span> Утвердить Порядок.</p><h2 id="part-1">Сроки</h2><p>Тридцать дней.</p>',
  )
})

it('finds a title whatever its spaces, case and type', () => {
  const spaced = '<p>Бланк</p><h2><strong>Форма&nbsp;ЗАЯВКИ</strong></h2>'
  expect(splitReading(`${spaced}<p>Прошу</p>`, ['Форма заявки'])).toEqual({
    head: spaced,
    body: '<p>Прошу</p>',
    contents: [],
  })
})

it('shows the title of a form once, below the addressee', () => {
  const form = '<h2>Форма заявки</h2><p>Начальнику управления</p><h2>Форма заявки</h2><p>Прошу</p>'
  expect(splitReading(form, ['Форма заявки']).head).toBe('<p>Начальнику управления</p><h2>Форма заявки</h2>')
})

it('leaves whole what does not begin with its title', () => {
  const html = `<p>Прошу выдать.</p>${text}`
  expect(splitReading(html, titles).head).toBe('')
  expect(splitReading('<p>Раз.</p>'.repeat(9) + letterhead, titles).head).toBe('')
})

it('lists the headings of the body', () => {
  expect(splitReading(`${letterhead}<h2>Дворы &amp; сады</h2><p>Раз.</p><h2>Вывески</h2>`, titles).contents).toEqual([
    { id: 'part-1', title: 'Дворы & сады' },
    { id: 'part-2', title: 'Вывески' },
  ])
})

it.each([
  ['1. Утвердить', '<p class="numbered"><span>1.</span> Утвердить</p>'],
  ['12) копия', '<p class="numbered"><span>12)</span> копия</p>'],
  ['а) копия', '<p class="numbered"><span>а)</span> копия</p>'],
  ['2.10. Срок', '<p class="numbered numbered-deep"><span>2.10.</span> Срок</p>'],
  ['16.10.2026 принято', '<p>16.10.2026 принято</p>'],
  ['825 мест', '<p>825 мест</p>'],
])('hangs the number of «%s»', (text, html) => expect(markNumbers(`<p>${text}</p>`)).toBe(html))
