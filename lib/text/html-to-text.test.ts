import { htmlToText } from '@/lib/text/html-to-text'

it.each([
  [
    '<p>Приём <strong>граждан</strong>, среда.</p><p>Запись&nbsp;— по телефону.</p>',
    'Приём граждан, среда. Запись — по телефону.',
  ],
  ['<ul><li>паспорт</li><li>заявление</li></ul>', 'паспорт заявление'],
  ['Дворы &amp; сады<br>и &laquo;скверы&raquo;', 'Дворы & сады и «скверы»'],
  ['', ''],
])('the words of %s', (html, words) => {
  expect(htmlToText(html)).toBe(words)
})
