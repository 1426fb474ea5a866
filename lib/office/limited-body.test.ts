import { LARGEST_FORM, withLimitedBody } from '@/lib/office/limited-body'

const door = withLimitedBody(async (request, mark: string) => new Response(`${mark}: ${await request.text()}`))
const post = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://localhost/cms/staff/login', { method: 'POST', body, headers: { 'content-type': type } })

test('a body of a bearable length comes to its handler as it was sent', async () => {
  expect(await (await door(post('{"email":"a"}'), 'login')).text()).toBe('login: {"email":"a"}')
  expect(await (await door(post(null), 'logout')).text()).toBe('logout: ')
})

test('a longer one is refused in Russian before anybody parses it', async () => {
  const answer = await door(post(' '.repeat(LARGEST_FORM + 1)), 'login')
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringMatching(/[а-яё]{3}/)])
})

test('a form goes on to who reads it part by part', async () => {
  const answer = await door(post('a'.repeat(LARGEST_FORM + 1), 'multipart/form-data; boundary=x'), 'file')
  expect(answer.status).toBe(200)
})

test.each([
  ['JSON that is no object', '[]', 'application/json'],
  ['no JSON', '{', 'application/json'],
  ['a form that stands for an address with a bare condition', 'where=abc', 'application/x-www-form-urlencoded'],
])('%s is refused in Russian', async (_name, body, type) => {
  const answer = await door(post(body, type), 'news')
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/[а-яё]{3}/)])
})
