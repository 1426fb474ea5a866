import { findDisputedAnswer, listClaimViews } from '@/lib/domains/claims/queue/rules'

const event = (title: string, note: string | null = null) => ({ title, note })
const taken = event('Взять в работу', 'Отдел дорог')
const disputed = event('Автор: не решено', 'Осталась яма')

test.each([
  ['the last answer', [taken, event('Ответить: проблема решена', 'Засыпали'), disputed], 'Засыпали'],
  ['a refusal', [event('Отклонить', 'Участок частный'), disputed], 'Участок частный'],
  [
    'an answer as it was corrected',
    [event('Ответить: проблема решена', 'Раз'), event('Исправить ответ', 'Два'), disputed],
    'Два',
  ],
  ['nothing that is no answer', [taken, disputed], null],
  ['no answer without words', [event('Ответить: проблема решена'), disputed], null],
])('of a disputed claim the card shows %s', (_what, events, answer) => {
  expect(findDisputedAnswer(events)).toBe(answer)
})

test('claims that wait for a moderator are no list of an officer', () => {
  const listValues = (department: number | null) => listClaimViews({ department }).map(({ value }) => value)
  expect(listValues(null)).toContain('moderation')
  expect(listValues(7)).toEqual(listValues(null).filter((value) => value !== 'moderation'))
})
