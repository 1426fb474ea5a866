import { formatPhone, hasForeignCode, isRussianPhone, phoneHref } from '@/lib/text/phone'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('phones', () => {
  it.each(['+78720551234', '88720551234', '8 (872) 055-12-34', '+7 872 055 12 34'])(
    '%s reads the Russian way',
    (text) => {
      expect(plain(formatPhone(text))).toBe('+7 (872) 055-12-34')
      expect(phoneHref(text)).toBe('tel:+78720551234')
    },
  )

  it.each(['9280551234', '928 055-12-34', '(928) 0551234'])('%s is a mobile number without its 8', (text) => {
    expect(isRussianPhone(text)).toBe(true)
    expect(plain(formatPhone(text))).toBe('+7 (928) 055-12-34')
    expect(phoneHref(text)).toBe('tel:+79280551234')
  })

  it.each(['8928055123', '7928055123', '055-12-34'])('%s lacks a digit', (text) =>
    expect(isRussianPhone(text)).toBe(false),
  )

  it.each([
    '+994501234567',
    '+994 (50) 123-45-67',
    ' +374 10 123456',
    '+81312345678',
    '+380 44 123 45 67',
    '00994501234567',
    '8 10 994 50 123-45-67',
  ])('%s has the code of another country and is never rewritten', (text) => {
    expect(hasForeignCode(text)).toBe(true)
    expect(isRussianPhone(text)).toBe(false)
    expect(formatPhone(text)).toBe(text.trim())
    expect(phoneHref(text)).not.toMatch(/^tel:\+7/)
  })

  it.each(['+7 (928) 055-12-34', '88105551234', '8 (810) 555-12-34', '9280551234', '112', '+', ''])(
    '%s has none',
    (text) => expect(hasForeignCode(text)).toBe(false),
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
