import { globSync, readFileSync } from 'node:fs'

const folder = 'node_modules/payload/dist'
const toName = (file: string) => file.slice(folder.length + 1)

/** Every way to a token is known here: one that a new version of Payload adds has to be looked at. */
test('Payload signs tokens in three operations, and two of them run the hooks before a login first', () => {
  const files = globSync(`${folder}/**/!(*.spec).js`).filter((file) => /\bjwtSign\(/.test(readFileSync(file, 'utf8')))
  expect(files.map(toName).sort()).toEqual([
    'auth/operations/login.js',
    'auth/operations/refresh.js',
    'auth/operations/resetPassword.js',
  ])
  for (const operation of ['login', 'resetPassword']) {
    const text = readFileSync(`${folder}/auth/operations/${operation}.js`, 'utf8')
    expect(text.indexOf('beforeLogin')).toBeGreaterThan(0)
    expect(text.indexOf('await jwtSign(')).toBeGreaterThan(text.lastIndexOf('hooks.beforeLogin'))
  }
})

test('a refreshed token needs a live session', () => {
  const text = readFileSync(`${folder}/auth/operations/refresh.js`, 'utf8')
  expect(text).toContain('user.sessions.find(({ id })=>id === sid)')
})

test('nobody is logged in without a password, by a key or through GraphQL', () => {
  const sources = globSync('lib/office/**/*.ts').filter((file) => !/\.test\.ts$|migrations\//.test(file))
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(text).not.toMatch(/autoLogin|useAPIKey|disableLocalStrategy|strategies:|useSessions: false/)
  expect(text).toContain('graphQL: { disable: true }')
  expect(sources.filter((file) => /\bjwtSign\(/.test(readFileSync(file, 'utf8')))).toEqual([
    'lib/office/staff/sessions/issue-session.ts',
  ])
})
