import { foldRemark } from '@/components/features/discussions/fold-remark'

const words = (count: number) => Array.from({ length: count }, (_, index) => `слово${index % 10}`).join(' ')

describe('foldRemark', () => {
  it('leaves a short remark whole', () => {
    expect(foldRemark('Нужен тротуар')).toEqual(['Нужен тротуар', ''])
    expect(foldRemark(words(40))).toEqual([words(40), ''])
  })

  it('cuts a long one between words after six rows and loses nothing', () => {
    const text = words(280)
    const [shown, rest] = foldRemark(text)
    expect(shown.length).toBeLessThanOrEqual(6 * 45)
    expect(`${shown} ${rest}`).toBe(text)
  })

  it('counts rows of a list', () => {
    const [shown, rest] = foldRemark(Array.from({ length: 12 }, (_, index) => `${index + 1}. Пункт`).join('\n'))
    expect(shown.split('\n')).toHaveLength(6)
    expect(rest).toMatch(/^7\. Пункт\n/)
  })

  it('cuts one endless word', () => {
    const [shown, rest] = foldRemark('я'.repeat(2_000))
    expect([shown.length, rest.length]).toEqual([264, 1_736])
  })
})
