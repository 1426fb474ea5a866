import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmailSentTo } from '@/components/account/email-sent-to'

test.each([
  ['kept', 'Письмо подготовлено для'],
  [undefined, 'Письмо ушло на'],
])('with the mail %p it is said «%s»', (mail, words) => {
  Object.assign(globalThis, { document: { documentElement: { dataset: { mail } } } })
  expect(renderToStaticMarkup(<EmailSentTo email="a@b.ru" />)).toContain(words)
})

test('no message of a domain says that an email has left: without a mail server it has not', () => {
  const files = readdirSync('lib/domains', { recursive: true, encoding: 'utf8' })
  const left = files
    .filter((name) => name.endsWith('messages.ts'))
    .flatMap((name) => readFileSync(`lib/domains/${name}`, 'utf8').match(/'[^']*письм[^']*'|`[^`]*письм[^`]*`/gi) ?? [])
  expect(left.length).toBeGreaterThan(5)
  expect(
    left.filter((text) =>
      /(?:отправ(?:лено|ил\S*)|ушло|выслано?) (?:\S+ )?письм|письмо\S*[^.]* (?:отправ(?:лено|ил)|ушло)/i.test(text),
    ),
  ).toEqual([])
})
