import { log } from '@/lib/config/log'
import { MailOutage } from '@/lib/platform/mail/mail-outage'

const refused = Object.assign(new Error('connect ECONNREFUSED anna@mail.example'), { code: 'ECONNREFUSED' })

afterEach(() => jest.restoreAllMocks())

test('an outage is one line at its beginning and one at its end, without an address', () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined)
  const outage = new MailOutage()
  outage.onSuccess()
  expect(warn).not.toHaveBeenCalled()
  for (let count = 0; count < 100; count += 1) outage.onFailure(refused)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(warn.mock.calls)).toContain('ECONNREFUSED')
  expect(JSON.stringify(warn.mock.calls)).not.toContain('anna')
  outage.onSuccess()
  outage.onSuccess()
  expect(warn).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenLastCalledWith('Почта снова уходит')
})
