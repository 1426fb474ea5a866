import { TOTP } from 'otpauth'
import { createSetup, findStep, parseCode, setupUrl } from '@/lib/office/staff/second-factor/codes'

const { secret, recoveryCodes } = createSetup()
const now = Date.UTC(2026, 10, 27, 12, 0, 10)
const step = Math.floor(now / 30_000)
const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })

test.each([
  ['of now', 0, step],
  ['of a phone half a minute late', -30_000, step - 1],
  ['of a phone half a minute early', 30_000, step + 1],
  ['of two minutes ago', -120_000, null],
])('a code %s', (_, shift, expected) => {
  expect(findStep(secret, codeAt(now + shift), now)).toBe(expected)
})

test('the QR code names the portal and the account', () => {
  expect(decodeURIComponent(setupUrl(secret, 'a@b.example'))).toMatch(/^otpauth:\/\/totp\/localhost:a@b\.example\?/)
})

test('ten different recovery codes are read as people type them', () => {
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) {
    expect(parseCode(` ${code.toUpperCase().replace('-', ' — ')} `)).toEqual({ kind: 'recovery', code })
  }
  expect(parseCode('123 456')).toEqual({ kind: 'totp', code: '123456' })
  expect([parseCode(''), parseCode('12345'), parseCode('нет')]).toEqual([null, null, null])
})
