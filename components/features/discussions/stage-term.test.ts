import { stageTerm } from '@/components/features/discussions/stage-term'

const periods = {
  notification_start_date: '2026-03-01',
  notification_finish_date: '2026-03-08',
  exhibition_start_date: '2026-03-09',
  exhibition_finish_date: '2026-03-20',
  review_start_date: '2026-03-21',
  review_finish_date: '2026-03-30',
}

function term(code: number, today: string) {
  return stageTerm({ ...periods, status: { id: code, name: '', code } }, today)
}

describe('term of a discussion stage', () => {
  it('before the votes: the days until they are taken', () => {
    expect(term(51, '2026-03-03')).toMatchObject({
      number: 6,
      unit: 'дней до начала обсуждения, 9 марта',
      elapsed: null,
    })
    expect(term(51, '2026-03-08')).toMatchObject({ number: null, text: 'обсуждение начнётся завтра' })
  })

  it('while votes are taken: the days until the last one', () => {
    expect(term(52, '2026-03-09')).toMatchObject({ number: 11, unit: 'дней осталось, до\u00A020 марта' })
    expect(term(52, '2026-03-20')).toMatchObject({ number: null, text: 'последний день', elapsed: 1 })
  })

  it('afterwards: the day it ended, and none where it was stopped before', () => {
    expect(term(53, '2026-03-25')).toMatchObject({ number: null, unit: 'завершено 20 марта 2026' })
    expect(term(53, '2026-03-12')).toMatchObject({ unit: 'завершено', text: 'завершено' })
  })
})
