import { createMask } from 'imask'
import { isEmptyPhone, phoneMask } from '@/components/ui/form/phone-mask'

/** Gives what the field shows after these pieces came in, as keystrokes or as pasted text. */
function typed(...pieces: string[]): string {
  const mask = createMask(phoneMask)
  for (const piece of pieces) mask.append(piece, { input: true, raw: true })
  mask.doCommit()
  return mask.value
}

describe('phone mask', () => {
  it.each([
    ['a number without the country', '9280551234'],
    ['with 8', '89280551234'],
    ['with 7', '79280551234'],
    ['with +7', '+79280551234'],
    ['with spaces and brackets', '8 (928) 055-12-34'],
    ['as the portal writes it', '+7 (928) 055-12-34'],
  ])('takes a pasted number %s', (_name, text) => {
    expect(typed(text)).toBe('+7 (928) 055-12-34')
    expect(typed(...text)).toBe('+7 (928) 055-12-34')
  })

  it('keeps an area code that begins with 8', () => {
    expect(typed('8720551234')).toBe('+7 (872) 055-12-34')
    expect(typed('88720551234')).toBe('+7 (872) 055-12-34')
    expect(typed('+7', '8720551234')).toBe('+7 (872) 055-12-34')
  })

  it('accepts a full number after +7', () => {
    expect(typed('+7', '89280551234')).toBe('+7 (928) 055-12-34')
    expect(typed('+7', '+79280551234')).toBe('+7 (928) 055-12-34')
  })

  it('refuses letters and an eleventh digit', () => {
    expect(typed(...'тел. 89280551234567')).toBe('+7 (928) 055-12-34')
  })

  it.each(['+994501234567', '+994 (50) 123-45-67', '00994501234567', '+81312345678'])(
    'leaves %s, a number of another country, as it is',
    (text) => {
      expect(typed(text)).toBe(text)
      expect(typed(...text)).toBe(text)
    },
  )

  it('keeps a foreign number after a direction mark', () => {
    expect(typed('\u202A+994501234567')).toBe('+994501234567')
  })

  it('accepts a pasted number with spaces and hyphens', () => {
    expect(typed('+7\u00A0928\u2009055\u201112\u201334')).toBe('+7 (928) 055-12-34')
    expect(typed('\u202A+7 928 055-12-34\u202C')).toBe('+7 (928) 055-12-34')
  })

  it('is empty if only the country code is typed', () => {
    expect(['', '+7', '+7 ('].map(isEmptyPhone)).toEqual([true, true, true])
    expect(isEmptyPhone('+7 (9')).toBe(false)
  })
})
