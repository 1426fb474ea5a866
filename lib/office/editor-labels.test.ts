import { globSync, readFileSync } from 'node:fs'
import { translateLabel } from '@/lib/office/editor-labels'

/** Parts of Payload that this office does not use: files by URL, rows in an order of their own, keys of accounts. */
const UNUSED = /elements\/(Upload|Table)\/|views\/Edit\/Auth\//

test('messages that Payload says in English only are translated', () => {
  const sources = globSync('node_modules/@payloadcms/ui/dist/{elements,providers,views}/**/*.js').filter(
    (file) => !UNUSED.test(file),
  )
  const messages = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\btoast\.\w+\((['"`])([A-Z][^\n]*?)\1/g),
  ])
  const shown = messages.map(([, , message = '']) => message.replace(/\$\{[^}]*\}/g, '3'))
  expect(shown).toContain('Successfully saved 3 files')
  expect(shown.filter((message) => !translateLabel(message))).toEqual([])
})

test.each([
  ['ID: 334', '№ 334'],
  ['Поиск: Заголовок, Лид или ID', 'Поиск: Заголовок, Лид или №'],
  ['Сортировать по ID по возрастанию', 'Сортировать по № по возрастанию'],
  ['38KB — 1600x1000 — image/webp', '38 КБ, 1600×1000'],
  ['1.2MB — application/pdf', '1.2 МБ'],
  ['27KB', '27 КБ'],
  ['Nov 26, 2026, 4:15 PM', '26.11.2026 16:15'],
])('«%s» reads «%s»', (label, russian) => {
  expect(translateLabel(label)).toBe(russian)
})

test('words of a document are left alone', () => {
  expect(translateLabel('ID: карточка жителя')).toBeUndefined()
  expect(translateLabel('27KB и больше')).toBeUndefined()
})
