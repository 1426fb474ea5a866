import { formatPhone, phoneHref } from '@/lib/shared/phone'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('phones', () => {
  it.each(['+78720551234', '88720551234', '8 (872) 055-12-34', '+7 872 055 12 34'])(
    '%s reads the Russian way',
    (text) => {
      expect(plain(formatPhone(text))).toBe('+7 (872) 055-12-34')
      expect(phoneHref(text)).toBe('tel:+78720551234')
    },
  )

  it('keeps short numbers', () => {
    expect(formatPhone('112')).toBe('112')
    expect(phoneHref('112')).toBe('tel:112')
  })

  it('dials an extension after a pause', () => {
    expect(plain(formatPhone('+7 (872) 055-12-34, доб. 12'))).toBe('+7 (872) 055-12-34, доб. 12')
    expect(phoneHref('+7 (872) 055-12-34, доб. 12')).toBe('tel:+78720551234,12')
  })
})
