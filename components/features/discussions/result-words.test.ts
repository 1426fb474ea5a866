import { resultWords, votesWords } from '@/components/features/discussions/result-words'
import type { VoteTotals } from '@/lib/domains/discussions/graph/operations'

const finished = {
  status: { id: 53, name: 'Завершено', code: 53 },
  result: null,
  review_finish_date: '2026-03-30',
  details: { stopped: null },
}

const totalsOf = (...counts: number[]): VoteTotals =>
  counts.map((count, index) => ({ type: { id: index + 1, name: '', code: index + 1 }, count }))

describe('How a discussion ended', () => {
  it('is what the organiser says', () => {
    expect(resultWords({ ...finished, result: 'Проект утверждён.' }, '2026-03-25')).toBe('Проект утверждён.')
  })

  it('is the day until which proposals are considered, while nothing is said', () => {
    expect(resultWords(finished, '2026-03-30')).toContain('рассматривает предложения до 30 марта 2026')
    expect(resultWords(finished, '2026-03-31')).toBe('Что решили, организатор ещё не сообщил.')
  })

  it('is nothing while votes are taken, nor of a discussion that was stopped', () => {
    expect(resultWords({ ...finished, status: { id: 52, name: '', code: 52 } }, '2026-03-15')).toBeNull()
    const stopped = { reason: 'Проект отозван', at: '2026-03-12T09:00:00.000Z' }
    expect(resultWords({ ...finished, details: { stopped } }, '2026-03-15')).toBeNull()
  })
})

describe('Who took part', () => {
  it.each([
    [[39, 31, 12], 'Проголосовали 82 человека: 39 за, 31 против, 12 воздержались.'],
    [[1, 0, 0], 'Проголосовал 1 человек: 1 за.'],
    [[0, 20, 1], 'Проголосовал 21 человек: 20 против, 1 воздержался.'],
    [[0, 0, 0], 'Никто не проголосовал.'],
  ])('of votes %j is «%s»', (counts, words) => {
    expect(votesWords(totalsOf(...counts)).replaceAll('\u00A0', ' ')).toBe(words)
  })
})
