import { administrator, Office } from '@/e2e/fixtures/office'
import { at, portalUrl } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, logIn } from '@/e2e/fixtures/staff'

const password = 'не тот пароль, что нужен'

describe('the back office without login', () => {
  test.each([
    '/cms/access',
    '/cms/globals/home',
    '/cms/globals/settings',
    '/cms/globals/mayor/versions',
    '/cms/news/1',
    '/cms/news/versions',
    '/cms/news?draft=true',
    '/cms/staff',
    '/cms/staff/1',
    '/cms/media/file/picture.webp',
    '/cms/files/file/act.pdf',
    '/cms/payload-jobs/run',
    '/cms/payload-locked-documents',
  ])('the back office refuses %s without login', async (path) => {
    const response = await callOffice('GET', path)
    expect([401, 403]).toContain(response.status)
    expect(await response.text()).not.toContain('@')
  })

  test.each([
    ['/cms/news', { title: 'Чужая новость' }],
    ['/cms/globals/home', { question: 'Чужой вопрос' }],
    ['/cms/staff/refresh-token', {}],
    ['/cms/staff/unlock', { email: administrator.email }],
    ['/cms/staff/verify/some-token', {}],
    ['/cms/staff/first-register', { email: 'a@samursk.example', password, name: 'Чужой', roles: ['administrator'] }],
  ])('the back office accepts no write at %s without login', async (path, body) => {
    expect([401, 403]).toContain((await callOffice('POST', path, { body })).status)
  })

  test('the manifest and metadata of the back office are in Russian', async () => {
    const page = await (await callOffice('GET', '/admin/login')).text()
    expect(page).toContain('<title>Войти — портал города</title>')
    expect(page).not.toMatch(/<meta [^>]*Payload/)
  })

  test('the back office renders no social image from query text', async () => {
    const response = await callOffice('GET', `/cms/og?title=${encodeURIComponent('Воды не будет')}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json'])
  })

  test('the back office has no GraphQL endpoint', async () => {
    const asked = { body: { query: '{ __typename }' } }
    for (const path of ['/cms/graphql', '/cms/graphql-playground']) {
      expect((await callOffice('POST', path, asked)).status).toBe(404)
    }
  })

  test('the back office redirects to the login', async () => {
    const response = await fetch(at('/admin/collections/staff'), { redirect: 'manual' })
    const page = response.status === 200 ? await response.text() : ''
    expect(page).not.toContain(administrator.email)
    expect(response.headers.get('location') ?? page).toContain('/admin/login')
  })
})

test('a refused login has the same answer for a known and an unknown account', async () => {
  const [known, unknown] = await Promise.all([
    logIn({ email: administrator.email, password }),
    logIn({ email: 'nikogo@samursk.example', password }),
  ])
  expect([known.status, unknown.status]).toEqual([401, 401])
  expect(await known.text()).toBe(await unknown.text())
})

test('sixteen right logins at once succeed and do not count as failures', async () => {
  const office = await Office.logIn()
  const colleague = await createColleague(office, 'editor')
  const visitor = someVisitor()
  const responses = await Promise.all(Array.from({ length: 16 }, () => logIn(colleague, visitor)))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
  expect((await logIn(colleague, visitor)).status).toBe(200)
  await office.remove('staff', colleague.id)
})

test('a forgotten password has the same answer for everybody', async () => {
  const asked = [administrator.email, 'nikogo@samursk.example'].map((email) =>
    callOffice('POST', '/cms/staff/forgot-password', { body: { email } }),
  )
  const [known, unknown] = await Promise.all(asked)
  expect(await known?.text()).toBe(await unknown?.text())
})

test('scripts and other sites cannot use the cookie of the staff', async () => {
  const cookie = (await logIn(administrator)).headers.get('set-cookie') ?? ''
  const isSecure = portalUrl.startsWith('https:')
  expect(cookie).toMatch(isSecure ? /^__Host-portal-token=/ : /^portal-token=/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toMatch(/SameSite=(Lax|Strict)/)
  expect(cookie).toContain('Path=/')
  expect(cookie).not.toContain('Domain')
})
