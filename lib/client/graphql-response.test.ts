import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { readGraphqlBody } from '@/lib/client/graphql-response'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import type { readIdeaVotes } from '@/lib/domains/ideas/graphql/operations'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'

test('ids become numbers wherever they stand', () => {
  const votes = { vote_like_count: 2, vote_dislike_count: 0 }
  const own = { like: true, dislike: false, comment: '7', is_waiting: false }
  const data = { OneIdea: { id: '12', ...votes, auth_vote: { id: '34', ...own } } }
  expect(readGraphqlBody<typeof readIdeaVotes>({ data })).toEqual({
    OneIdea: { id: 12, ...votes, auth_vote: { id: 34, ...own } },
  })
})

test('a refusal without data is told by its own code', () => {
  const errors = [{ message: 'Слишком большой файл', extensions: { category: 'request', code: 'tooLarge' } }]
  expect(() => readGraphqlBody({ errors })).toThrow(
    expect.objectContaining({ code: 'tooLarge', message: 'Слишком большой файл' }),
  )
})

test.each([{}, { data: null }, { message: 'Слишком много запросов' }])(
  'a response without data is a failure',
  (body) => {
    expect(() => readGraphqlBody(body)).toThrow(expect.objectContaining({ code: 'unavailable' }))
  },
)

test.each([socialControlSchema, publicDiscussionsSchema, cityIdeasSchema])(
  'fields called id are IDs, no others',
  (sdl) => {
    const types = Object.values(buildSchema(sdl).getTypeMap()).filter((type) => !type.name.startsWith('__'))
    const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
    const ids = fields.filter(({ type }) => getNamedType(type).name === 'ID')
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual(fields.filter(({ name }) => name === 'id'))
  },
)
