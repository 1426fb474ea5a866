import { isSettled, formatResult } from '@/components/features/discussions/discussion-result'

const finished = {
  status: { id: 53, name: 'Завершено', code: 53 },
  result: null,
  has_papers: false,
  is_stopped: false,
  review_finish_date: '2026-03-30',
}

describe('result of a discussion', () => {
  it('is the text of the organiser', () => {
    expect(formatResult({ ...finished, result: 'Проект утверждён.' }, '2026-03-25')).toBe('Проект утверждён.')
  })

  it('names what is pending until the organiser publishes it', () => {
    expect(formatResult(finished, '2026-03-30')?.replaceAll('\u00A0', ' ')).toBe(
      'Организатор рассматривает предложения до 30 марта 2026, затем подведёт итог.',
    )
    expect(formatResult(finished, '2026-03-31')).toBe('Организатор ещё не опубликовал решение.')
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
