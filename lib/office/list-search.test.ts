import type { FlattenedField, Where } from 'payload'
import { rewrite } from '@/lib/office/list-search'

const fields = [
  { name: 'address', type: 'text' },
  { name: 'authorPhone', type: 'text' },
  { name: 'residentId', type: 'number' },
] as FlattenedField[]

const search = (text: string, names = ['id', 'address', 'authorPhone']): Where => ({
  or: names.map((name) => ({ [name]: { like: text } })),
})

const inTexts = (word: string) => ({ or: [{ address: { like: word } }, { authorPhone: { like: word } }] })

test('every word is looked for in every text', () => {
  expect(rewrite(search('Анна  Портовая'), fields)).toEqual({ or: [{ and: [inTexts('Анна'), inTexts('Портовая')] }] })
})

test.each(['334', '№ 334', '№334', '#334', 'Заявка № 334'])('«%s» is a number', (text) => {
  const { or } = rewrite(search(text), fields)
  expect(or).toContainEqual({ id: { equals: 334 } })
})

test.each(['8 928 055-12-34', '+7(928)0551234', '928 055 12 34'])('«%s» is a phone', (text) => {
  const { or } = rewrite(search(text), fields)
  expect(or).toContainEqual({ authorPhone: { like: '9%2%8%0%5%5%1%2%3%4' } })
})

test('a house after a street is no number and no phone', () => {
  expect(rewrite(search('Портовая 12'), fields).or).toHaveLength(1)
})

test('numbers alone are searched by numbers alone', () => {
  expect(rewrite(search('яма', ['id']), fields)).toEqual({ id: { equals: 0 } })
  expect(rewrite(search('5', ['id']), fields)).toEqual({ or: [{ id: { equals: 5 } }] })
})

test('the search stays within the filters beside it', () => {
  const filtered = { and: [{ code: { equals: '5' } }, search('яма', ['address'])] }
  expect(rewrite(filtered, fields)).toEqual({
    and: [{ code: { equals: '5' } }, { or: [{ and: [{ or: [{ address: { like: 'яма' } }] }] }] }],
  })
})

test('alternatives of a filter are left alone', () => {
  const filter: Where = { or: [{ address: { like: 'а' } }, { code: { equals: '1' } }] }
  expect(rewrite(filter, fields)).toEqual(filter)
})

test('a field that the caller may not read is not searched', () => {
  expect(rewrite(search('яма', ['address', 'authorPhone']), fields, new Set(['authorPhone']))).toEqual({
    or: [{ and: [{ or: [{ address: { like: 'яма' } }] }] }],
  })
})
