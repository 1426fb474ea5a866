import { formatFileSize } from '@/lib/text/file-size'

describe('file size', () => {
  it.each([
    [0, '0\u00A0Б'],
    [812, '812\u00A0Б'],
    [1024, '1\u00A0КБ'],
    [43_100, '42\u00A0КБ'],
    [1_048_576, '1\u00A0МБ'],
    [1_254_000, '1,2\u00A0МБ'],
    [157_286_400, '150\u00A0МБ'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('never shows 1024 of a smaller unit', () => {
    expect(formatFileSize(1_048_575)).toBe('1\u00A0МБ')
  })
})
