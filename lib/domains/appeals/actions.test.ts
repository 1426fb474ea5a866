import { appealActions, appealMoves, refuseAppealAction, type AppealActionRequest } from '@/lib/domains/appeals/actions'
import { appealStates } from '@/lib/domains/appeals/contract'

const full: Omit<AppealActionRequest, 'action' | 'state'> = {
  note: 'причина',
  forwardedTo: 1,
  answerKind: 'explained',
  answerText: 'ответ',
}

test('only the moves of the table are possible from every state', () => {
  for (const { value: action } of appealActions) {
    for (const { value: state } of appealStates) {
      const isAllowed = appealMoves[action].from.includes(state)
      expect(refuseAppealAction({ ...full, action, state }) === null).toBe(isAllowed)
    }
  }
})

test('nothing leads out of an answer', () => {
  for (const { value: action } of appealActions) {
    expect(refuseAppealAction({ ...full, action, state: 'answered' })?.path).toBe('action')
  }
})

test.each([
  ['forward', { forwardedTo: null }, 'forwardedTo'],
  ['extend', { note: '' }, 'note'],
  ['leave', { note: '' }, 'note'],
  ['answer', { answerKind: null }, 'answerKind'],
  ['answer', { answerText: '' }, 'answerText'],
] as const)('%s needs what its author must know', (action, missing, path) => {
  expect(refuseAppealAction({ ...full, ...missing, action, state: 'registered' })?.path).toBe(path)
})
