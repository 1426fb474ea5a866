import { fleetingWarning, scanWarning } from '@/lib/cms/fields/warning-field'

describe('warnings of the office', () => {
  it('name the words that outlive their day, in any of the texts', () => {
    const warning = fleetingWarning('Сегодня не будет воды', null, 'Дадут завтра')
    expect(warning).toContain('«сегодня», «завтра»')
    expect(warning).toContain('Действует до')
  })

  it('say nothing of a text with dates', () => {
    expect(fleetingWarning('24 ноября не будет воды', undefined)).toBe('')
  })

  it('notice a scan, and only that', () => {
    expect(scanWarning({ mimeType: 'application/pdf', text: ' ' })).toContain('скан')
    expect(scanWarning({ mimeType: 'application/pdf', text: null })).toContain('скан')
    expect(scanWarning({ mimeType: 'application/pdf', text: 'Постановление' })).toBe('')
    expect(scanWarning({ mimeType: 'application/geo+json', text: '' })).toBe('')
  })
})
