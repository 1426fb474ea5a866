import { normalHeaders, normalText } from '@/lib/tools/compare/normalise'

const page = (hash: string, id: string) =>
  `<html class="__variable_${hash}"><link rel="stylesheet" href="/_next/static/css/${hash}.css"/><label for="_R_${id}_">Имя</label><input id="_R_${id}_"/></html>`

test('hashes of the build and identifiers of React are the same in every build', () => {
  expect(normalText(page('a1b2c3', '6mq'), 'text/html')).toBe(normalText(page('ffeedd', '2k'), 'text/html'))
})

test('a label of another field is a difference between records', () => {
  const foreign = page('a1b2c3', '6mq').replace('for="_R_6mq_"', 'for="_R_7mq_"')
  expect(normalText(foreign, 'text/html')).not.toBe(normalText(page('a1b2c3', '6mq'), 'text/html'))
})

test('the number of styles and the order of preloads are normalised', () => {
  const link = (name: string) => `<link rel="preload" href="/${name}"/>`
  const styles = '<link href="/_next/static/css/a.css"/>'
  const drawn = (head: string) => normalText(`<head>${head}<title>а</title></head>`, 'text/html')
  expect(drawn(styles + styles)).toBe(drawn(styles))
  expect(drawn(link('a') + link('b'))).toBe(drawn(link('b') + link('a')))
})

test('random tokens are normalised, numbers and text are not', () => {
  const answer = (token: string, id: number) => normalText(JSON.stringify({ id, api_token: token }), 'application/json')
  expect(answer('abc', 1)).toBe(answer('def', 1))
  expect(answer('abc', 1)).not.toBe(answer('abc', 2))
})

test('headers are normalised: policy without hashes, no dates', () => {
  const headers = new Headers({
    'content-security-policy': "script-src 'self' 'sha256-aaa=' 'sha256-bbb='",
    date: 'Tue, 24 Nov 2026 15:00:00 GMT',
    etag: '"abc"',
    link: '</_next/static/css/a.css>; rel=preload, </news?page=2>; rel="next"',
  })
  expect(normalHeaders(headers)).toEqual([
    "content-security-policy: script-src 'self' 'sha256-*'",
    'etag: *',
    'link: </news?page=2>; rel="next"',
  ])
})
