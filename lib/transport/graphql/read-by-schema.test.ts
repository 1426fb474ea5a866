import { parse } from 'graphql'
import { readGraphqlBody } from '@/lib/client/graphql-response'
import { oneActiveDiscussion } from '@/lib/domains/discussions/graphql/operations'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import { readBySchema } from '@/lib/transport/graphql/read-by-schema'

const type = { id: '1', name: 'За', code: 1 }

async function read(data: unknown) {
  const sent = { variables: { id: 7 }, data }
  const body = await readBySchema(publicDiscussionsSchema, parse(oneActiveDiscussion.document), sent)
  return readGraphqlBody<typeof oneActiveDiscussion>(body)
}

test('fields that were not asked for reach no page, and ids are numbers', async () => {
  const data = { OneActiveDiscussion: null, AllTypes: [{ ...type, secret: 'x' }], me: { email: 'a@example.ru' } }
  expect(await read(data)).toEqual({ OneActiveDiscussion: null, AllTypes: [{ ...type, id: 1 }] })
})

test.each([
  ['no data', null],
  ['data of another kind', 'AllTypes'],
  ['a list that is none', { OneActiveDiscussion: null, AllTypes: type }],
  ['a field that is missing', { OneActiveDiscussion: { id: '7' }, AllTypes: [type] }],
  ['a text that is none', { OneActiveDiscussion: null, AllTypes: [{ ...type, name: {} }] }],
  ['a number that is none', { OneActiveDiscussion: null, AllTypes: [{ ...type, code: 'a' }] }],
])('%s is refused as a failure of the host', async (_name, data) => {
  await expect(read(data)).rejects.toMatchObject({ code: 'unavailable' })
})

test('an id that is no number is refused', async () => {
  await expect(read({ OneActiveDiscussion: null, AllTypes: [{ ...type, id: 'a' }] })).rejects.toThrow()
})
