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
