import { computeTerms } from '@/lib/domains/appeals/rules'

describe('terms of an appeal', () => {
  it.each([
    ['a Tuesday', '2026-11-24', '2026-11-27'],
    ['a Thursday, over the weekend', '2026-11-26', '2026-11-29'],
    ['a Friday', '2026-11-27', '2026-11-30'],
    ['the last day of the year, over holidays', '2026-12-31', '2027-01-03'],
  ])('are three days of the calendar for the registration: %s', (_, received, registerBy) => {
    expect(computeTerms(received).registerBy).toBe(registerBy)
  })

  it('are thirty days more for the answer', () => {
    expect(computeTerms('2026-11-24').answerBy).toBe('2026-12-27')
  })
})
