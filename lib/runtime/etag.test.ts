import { matchesEtag } from '@/lib/runtime/etag'

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['"ab"', false],
  ['a', false],
  ['', false],
  [null, false],
])('%s names the tag: %s', (list, isNamed) => {
  expect([matchesEtag(list, '"a"'), matchesEtag(list, 'W/"a"')]).toEqual([isNamed, isNamed])
})
