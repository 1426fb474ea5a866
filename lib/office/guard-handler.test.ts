import { MAX_FORM_BYTES, withLimitedBody, withWellFormedUrl } from '@/lib/office/guard-handler'

const limited = withLimitedBody(async (request, mark: string) => new Response(`${mark}: ${await request.text()}`))
const post = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://localhost/cms/staff/login', { method: 'POST', body, headers: { 'content-type': type } })

test('passes a body within the limit unchanged', async () => {
  expect(await (await limited(post('{"email":"a"}'), 'login')).text()).toBe('login: {"email":"a"}')
  expect(await (await limited(post(null), 'logout')).text()).toBe('logout: ')
})

test('refuses a body over the limit in Russian', async () => {
  const response = await limited(post(' '.repeat(MAX_FORM_BYTES + 1)), 'login')
  expect([response.status, await response.text()]).toEqual([413, expect.stringMatching(/[а-яё]{3}/)])
})

test('passes multipart forms on', async () => {
  const response = await limited(post('a'.repeat(MAX_FORM_BYTES + 1), 'multipart/form-data; boundary=x'), 'file')
  expect(response.status).toBe(200)
})

test.each([
  ['JSON that is no object', '[]', 'application/json'],
  ['no JSON', '{', 'application/json'],
  ['a form that stands for an address with a bare condition', 'where=abc', 'application/x-www-form-urlencoded'],
])('%s is refused in Russian', async (_name, body, type) => {
  const response = await limited(post(body, type), 'news')
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/[а-яё]{3}/)])
})

const collections = Promise.resolve([{ slug: 'news', versions: { drafts: true } }, { slug: 'media' }])
const guarded = withWellFormedUrl(async () => new Response('office'), collections)
const ask = (address: string) => guarded(new Request(`http://localhost/cms${address}`))

test.each([
  '/news?where[id][equals]=1',
  '/news?where[or][0][title][like]=near',
  `/news?where=${encodeURIComponent('{"id":{"equals":1}}')}`,
  '/news/versions?limit=5',
  '/media/5',
  '/media?where=',
])('%s reaches the handler', async (address) => {
  expect(await (await ask(address)).text()).toBe('office')
})

test.each([
  ['/news?where=abc', 400],
  ['/news?where=5', 400],
  ['/news?data=abc', 400],
  ['/news?where[or][0]=q', 400],
  ['/news?where[and]=5', 400],
  ['/news?where[id][near]=1', 400],
  ['/news/%00', 400],
  ['/news?where[id][like]=%00', 400],
  ['/media/versions/1', 404],
])('%s is refused with a Russian message', async (address, status) => {
  const response = await ask(address)
  expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(/[а-яё]{3}/)])
})
