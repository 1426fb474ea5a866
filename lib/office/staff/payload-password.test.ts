import { hashStaffPassword, isAnyPassword, isPassword } from '@/lib/office/staff/payload-password'
import { runOutsideJest } from '@/lib/tools/run-outside-jest'

it('knows a password that Payload has stored, and takes as many rounds as Payload to say so', async () => {
  const { stored, parameters } = await runOutsideJest<{
    stored: { hash: string; salt: string }
    parameters: { hash: string; iterations: number; keyLength: number }
  }>(`
    import * as payload from './node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js'
    const stored = await payload.generatePasswordSaltHash({
      collection: {}, isPasswordAuthenticated: true, password: 'верный пароль', req: {},
    })
    const result = { stored, parameters: payload.getPasswordHashParameters(stored.hash) }`)
  expect(await isPassword(stored, 'верный пароль')).toBe(true)
  expect(await isPassword(stored, 'другой пароль')).toBe(false)
  expect(await isAnyPassword(null, ['верный пароль'])).toBe(false)
  const { hash } = await hashStaffPassword('верный пароль')
  expect(hash.length).toBe(stored.hash.length)
  expect(parameters).toMatchObject({ iterations: 600_000, keyLength: 32 })
})
