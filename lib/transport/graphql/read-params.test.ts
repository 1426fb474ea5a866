import { readParams, readBySchema } from '@/lib/transport/graphql/read-params'
import { AppError } from '@/lib/contract/errors'
import { parse } from 'graphql'
import { readGraphqlBody } from '@/lib/client/graphql-response'
import { oneActiveDiscussion } from '@/lib/domains/discussions/graphql/operations'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'

const ADDRESS = 'http://localhost/graphql/socialcontrol'
const MB = 1024 * 1024
const query = 'mutation($files: [Upload!]!) { UploadFile(files: $files) { url } }'

function buildForm(operations: unknown, map: unknown, files: Record<string, string> = { 0: 'a photo' }): Request {
  const form = new FormData()
  form.set('operations', JSON.stringify(operations))
  form.set('map', JSON.stringify(map))
  for (const [name, text] of Object.entries(files)) form.set(name, new File([text], 'a.jpg'))
  return new Request(ADDRESS, { method: 'POST', body: form })
}

function rawForm(body: string, type = 'multipart/form-data; boundary=x'): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers: { 'content-type': type } })
}

function json(body: string): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

async function catchRefusal(request: Request, largest = 10 * MB): Promise<AppError> {
  const error: unknown = await readParams(request, largest).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

test('puts a file where the map names it', async () => {
  const operations = { query, variables: { files: [null, null], title: 'Яма' } }
  const request = buildForm(operations, { a: ['variables.files.1'], b: ['variables.files.0'] }, { a: 'one', b: 'two' })
  const { variables } = await readParams(request, MB)
  expect(await Promise.all((variables?.files as File[]).map((file) => file.text()))).toEqual(['two', 'one'])
  expect(variables?.title).toBe('Яма')
})

test.each([
  ['a place beyond the end of a list', ['variables.files.99999999']],
  ['the length of a list', ['variables.files.length']],
  ['a variable that nobody declared', ['variables.other']],
  ['a place that is taken', ['variables.title']],
  ['the query', ['query']],
  ['no place at all', ['']],
  ['a prototype', ['variables.__proto__.files', 'variables.constructor.prototype.a']],
  ['the inside of a file', ['variables.files.0', 'variables.files.0.name']],
  ['one place twice', ['variables.files.0', 'variables.files.0']],
  ['more places than there are parts', Array.from({ length: 51 }, (_, index) => `variables.files.${index}`)],
  ['what is no list', 'variables.files.0'],
])('a map is refused that leads to %s', async (_name, paths) => {
  const operations = { query, variables: { files: [null], title: 'Яма' } }
  expect((await catchRefusal(buildForm(operations, { 0: paths }))).message).toBe(
    'map: каждый путь ведёт к пустому (null) месту в variables, и к каждому имени приложен файл',
  )
})

test('a map is refused that names a file which is not there', async () => {
  const refusal = await catchRefusal(buildForm({ query, variables: { files: [null] } }, { 1: ['variables.files.0'] }))
  expect(refusal.message).toBe(
    'map: каждый путь ведёт к пустому (null) месту в variables, и к каждому имени приложен файл',
  )
})

const part = (headers: string, content = '') =>
  `--x\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${content}\r\n`

test.each([
  ['a million parts', part('').repeat(100_000)],
  ['a header of a megabyte', part(`\r\nX: ${'a'.repeat(MB)}`)],
  ['a million headers', part('\r\nX:a'.repeat(200_000))],
  ['a name of a megabyte', part(`; filename="${'a'.repeat(MB)}"`)],
  ['a text of megabytes', part('', 'a'.repeat(2 * MB))],
  ['much before the first part', 'a'.repeat(MB) + part('')],
  ['much behind the last part', `${part('')}--x--${'a'.repeat(MB)}`],
  ['more than may come', part('; filename="a"', 'a'.repeat(11 * MB))],
])('a form is refused that has %s', async (_name, body) => {
  expect((await catchRefusal(rawForm(`${body}--x--\r\n`))).code).toBe('tooLarge')
})

test.each([
  ['no boundary', 'multipart/form-data'],
  ['one that has to be unescaped', 'multipart/form-data; boundary="\\x"'],
  ['one too long', `multipart/form-data; boundary=${'x'.repeat(71)}`],
])('a form is refused that names as its boundary %s', async (_name, type) => {
  expect((await catchRefusal(rawForm(part(''), type))).message).toBe(
    'Форма составлена не по GraphQL multipart request: нужны поля operations, map и файлы',
  )
})

test.each([
  ['a boundary in another parameter', 'multipart/form-data; y="boundary=A"; boundary=x'],
  ['two boundaries', 'multipart/form-data; boundary=x; boundary=A'],
])('a form is counted by the boundary that it is taken apart by: %s', async (_name, type) => {
  expect((await catchRefusal(rawForm(`${part('').repeat(60)}--x--\r\n`, type))).code).toBe('tooLarge')
})

test.each([
  ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['of very many values', JSON.stringify({ query: '{ a }', variables: { list: Array(20_000).fill(0) } })],
  ['of more than a megabyte', JSON.stringify({ query: '{ a }', variables: { text: 'a'.repeat(MB) } })],
])('JSON is refused that is %s', async (_name, body) => {
  expect((await catchRefusal(json(body))).code).toBe('tooLarge')
})

test.each([
  ['no JSON', '{', 'Проверьте, правильно ли заполнены поля'],
  ['a list of queries', '[{"query":"{ a }"}]', 'Несколько запросов разом не принимаются: пошлите каждый отдельно'],
  ['no object', '"{ a }"', 'Нужен объект с полем query'],
  ['no query', '{}', 'Передайте текст запроса в поле query'],
  [
    'a query of too many signs',
    JSON.stringify({ query: `{ a } #${'a'.repeat(15_000)}` }),
    'Запрос длиннее 15\u00A0000\u00A0знаков',
  ],
  ['variables that are no object', '{"query":"{ a }","variables":"a"}', 'variables: нужен объект'],
  ['a name that is no text', '{"query":"{ a }","operationName":1}', 'operationName: нужно имя операции'],
])('%s is refused in words', async (_name, body, words) => {
  expect((await catchRefusal(json(body))).message).toBe(words)
})

test('variables of an address that are no JSON are refused', async () => {
  expect((await catchRefusal(new Request(`${ADDRESS}?query={a}&variables=a`))).code).toBe('invalid')
})

test('a query that is known by its hash alone is asked for in full', async () => {
  const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } })
  expect((await catchRefusal(json(body))).message).toBe('PersistedQueryNotSupported')
})

test('a query may come with nulls and with fields of its client', async () => {
  const body = JSON.stringify({ query: '{ a }', variables: null, operationName: null, extensions: null, id: 'a' })
  expect(await readParams(json(body), MB)).toEqual({ query: '{ a }' })
})

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
