import { renderToStaticMarkup } from 'react-dom/server'
import { EmailSentTo } from '@/components/account/email-sent-to'

test.each([
  ['kept', 'Письмо подготовлено для'],
  [undefined, 'Письмо ушло на'],
])('with the mail %p it is said «%s»', (mail, words) => {
  Object.assign(globalThis, { document: { documentElement: { dataset: { mail } } } })
  expect(renderToStaticMarkup(<EmailSentTo email="a@b.ru" />)).toContain(words)
})
