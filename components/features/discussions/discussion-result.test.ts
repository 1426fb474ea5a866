import { isSettled, formatResult, formatVotes } from '@/components/features/discussions/discussion-result'
import type { VoteTotals } from '@/lib/domains/discussions/graphql/operations'

const finished = {
  status: { id: 53, name: 'Завершено', code: 53 },
  result: null,
  has_papers: false,
  is_stopped: false,
  review_finish_date: '2026-03-30',
}

const buildTotals = (...counts: number[]): VoteTotals =>
  counts.map((count, index) => ({ type: { id: index + 1, name: '', code: index + 1 }, count }))

describe('result of a discussion', () => {
  it('is the text of the organiser', () => {
    expect(formatResult({ ...finished, result: 'Проект утверждён.' }, '2026-03-25')).toBe('Проект утверждён.')
  })

  it('names what is pending until the organiser publishes it', () => {
    expect(formatResult(finished, '2026-03-30')?.replaceAll('\u00A0', ' ')).toBe(
      'Итог подводится: организатор рассматривает предложения до 30 марта 2026.',
    )
    expect(formatResult(finished, '2026-03-31')).toBe('Итог подводится: организатор ещё не опубликовал решение.')
    expect(isSettled(finished)).toBe(false)
  })

  it('refers to the papers; a stopped discussion is settled', () => {
    const written = { ...finished, has_papers: true }
    const stopped = { ...finished, is_stopped: true }
    expect(formatResult(written, '2026-03-31')).toBe('Что решили, сказано в протоколе и заключении.')
    expect(formatResult(stopped, '2026-03-15')).toBe('Организатор остановил обсуждение раньше срока.')
    expect([written, stopped].map(isSettled)).toEqual([true, true])
  })

  it('is null while voting is open', () => {
    const open = { ...finished, status: { id: 52, name: '', code: 52 } }
    expect(formatResult(open, '2026-03-15')).toBeNull()
    expect(isSettled({ ...open, result: 'Написано заранее' })).toBe(false)
  })
})

describe('turnout of a discussion', () => {
  it.each([
    [[39, 31, 12], 'Проголосовали 82 человека: 39 за, 31 против, 12 воздержались.'],
    [[1, 0, 0], 'Проголосовал 1 человек: 1 за.'],
    [[0, 20, 1], 'Проголосовал 21 человек: 20 против, 1 воздержался.'],
    [[0, 0, 0], 'Никто не проголосовал.'],
  ])('with votes %j is «%s»', (counts, words) => {
    expect(formatVotes(buildTotals(...counts)).replaceAll('\u00A0', ' ')).toBe(words)
  })
})
