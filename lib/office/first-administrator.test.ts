import { administratorNotice, mailHost } from '@/lib/office/first-administrator'

describe('first administrator', () => {
  it.each([
    ['https://samursk.example', 'samursk.example'],
    ['https://www.samursk.example:8443', 'www.samursk.example'],
    ['http://localhost:3000', 'portal.local'],
    ['http://10.0.0.5', 'portal.local'],
    ['http://[::1]:3000', 'portal.local'],
  ])('gets an address under %s', (publicUrl, host) => {
    expect(mailHost(publicUrl)).toBe(host)
  })

  it('is shown address and new password once', () => {
    const notice = administratorNotice(
      { email: 'admin@samursk.example', newPassword: 'w7Kq' },
      'https://samursk.example',
    )
    expect(notice).toContain('https://samursk.example/admin')
    expect(notice).toContain('admin@samursk.example')
    expect(notice).toContain('w7Kq')
  })

  it('is not shown a password the operator chose', () => {
    const notice = administratorNotice({ email: 'admin@samursk.example', newPassword: null }, 'https://samursk.example')
    expect(notice).toContain('ADMIN_PASSWORD')
  })
})
