import { runOutsideJest } from '@/lib/tools/run-outside-jest'

const composed = 'Ёлочка-на-войне-й'
const typed = ['correct horse', composed, composed.normalize('NFD'), `й${'№ й ё'.normalize('NFD')}`, ' ', '']

test('a wrong password costs an unknown account as many key derivations as a known one, in every Unicode form', async () => {
  const counts = await runOutsideJest<{ known: number; unknown: number }[]>(`
    import crypto from 'node:crypto'
    import { syncBuiltinESMExports } from 'node:module'
    let derived = 0
    const { pbkdf2 } = crypto
    crypto.pbkdf2 = (...given) => ((derived += 1), pbkdf2(...given))
    syncBuiltinESMExports()
    const { loginOperation } = await import('payload')
    const { unifyLoginPassword } = await import('@/lib/office/staff/login')
    const { hashStaffPassword } = await import('@/lib/office/staff/payload-password')

    const account = { id: 1, email: 'editor@samursk.example', ...(await hashStaffPassword('another password')) }
    const config = { slug: 'staff', auth: { maxLoginAttempts: 0 }, hooks: { beforeOperation: [unifyLoginPassword] } }
    async function countFor(found, password) {
      const db = { findOne: () => found && { ...found }, drizzle: { execute: async () => ({ rows: found ? [found] : [] }) } }
      const req = { payload: { db }, t: (key) => key, i18n: { t: (key) => key } }
      derived = 0
      const data = { email: account.email, password }
      const { status } = await loginOperation({ collection: { config }, data, req }).then(() => ({}), (error) => error)
      if (status !== 401 && password.trim()) throw new Error('the wrong password was not refused: ' + status)
      return derived
    }
    const result = []
    for (const password of ${JSON.stringify(typed)})
      result.push({ known: await countFor(account, password), unknown: await countFor(null, password) })`)
  expect(counts.map(({ unknown }) => unknown)).toEqual(counts.map(({ known }) => known))
  expect(counts.map(({ known }) => known)).toEqual([1, 2, 2, 4, 0, 0])
})
