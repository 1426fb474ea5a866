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
      unit: expect.stringMatching(/^дней до\sголосования, с\s9\sмарта$/) as string,
      elapsed: null,
    })
    expect(term(51, '2026-03-08')).toMatchObject({
      number: null,
      unit: expect.stringMatching(/^голосование начнётся\sзавтра$/) as string,
    })
  })

  it('while votes are taken: the days until the last one', () => {
    expect(term(52, '2026-03-09')).toMatchObject({
      number: 11,
      unit: expect.stringMatching(/^дней на\sголосование, до\s20\sмарта$/) as string,
    })
    expect(term(52, '2026-03-20')).toMatchObject({ number: null, unit: 'последний день голосования', elapsed: 1 })
  })

  it('afterwards: the day it ended, and none where it was stopped before', () => {
    expect(term(53, '2026-03-25')).toMatchObject({
      number: null,
      unit: expect.stringMatching(/^20\sмарта\s2026$/) as string,
    })
    expect(term(53, '2026-03-12')).toMatchObject({ number: null, unit: '' })
  })

  it('says nothing of days that the organiser has not set', () => {
    const open = { ...periods, exhibition_start_date: null, exhibition_finish_date: null }
    expect(stageTerm({ ...open, status: { id: 52, name: '', code: 52 } }, '2026-03-09')).toMatchObject({ unit: '' })
  })
})
