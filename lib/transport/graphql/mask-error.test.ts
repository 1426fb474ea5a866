import { buildSchema, graphqlSync, type GraphQLError } from 'graphql'
import { maskError } from '@/lib/transport/graphql/mask-error'

const REQUIRED = 'Поле обязательно для заполнения'
const UNKNOWN_VALUE = 'Такого значения нет'

const schema = buildSchema(`
  enum Kind { news acts }
  input Photo { url: String! }
  input Idea { category_id: Int!, title: String!, kind: Kind, photos: [Photo!] }
  type Query { one(id: Int!): String, idea(input: Idea!): String }
`)
const idea = { category_id: 1, title: 'Скамья' }

function refusedFor(source: string, variableValues: Record<string, unknown>) {
  const { errors = [] } = graphqlSync({ schema, source, variableValues })
  return errors.map((error: GraphQLError) => maskError(error).extensions)
}

test.each([
  ['a field left empty', { ...idea, category_id: null }, 'input.category_id', REQUIRED],
  ['a field left out', { title: 'Скамья' }, 'input.category_id', REQUIRED],
  ['a field inside a list', { ...idea, photos: [{}] }, 'input.photos.0.url', REQUIRED],
  ['a field of another type', { ...idea, category_id: 'три' }, 'input.category_id', UNKNOWN_VALUE],
  ['an unknown word of an enum', { ...idea, kind: 'new' }, 'input.kind', UNKNOWN_VALUE],
])('says at the field what is wrong with %s', (_name, input, field, words) => {
  expect(refusedFor('query($input: Idea!) { idea(input: $input) }', { input })).toEqual([
    { category: 'validation', code: 'invalid', validation: { [field]: [words] } },
  ])
})

test.each([
  [{}, REQUIRED],
  [{ id: null }, REQUIRED],
  [{ id: 'abc' }, UNKNOWN_VALUE],
])('says the same of a plain variable: %j', (given, words) => {
  expect(refusedFor('query($id: Int!) { one(id: $id) }', given)).toEqual([
    { category: 'validation', code: 'invalid', validation: { 'input.id': [words] } },
  ])
})

test('tells nothing of what is not expected', () => {
  const { message, extensions } = maskError(new Error('host=10.0.0.1'))
  expect([message, extensions.category]).toEqual([
    'Не получилось: на портале ошибка. Попробуйте ещё раз через минуту, а если не поможет, напишите в техподдержку',
    'internal',
  ])
})
