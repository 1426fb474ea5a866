import {
  claimActions,
  codeAfter,
  possibleActions,
  refuseAction,
  type ActionRequest,
} from '@/lib/domains/claims/actions'
import { claimMoves, claimStatuses, findClaimMove } from '@/lib/domains/claims/states'

const full: Omit<ActionRequest, 'action' | 'code'> = {
  roles: ['administrator'],
  note: 'причина',
  reportText: 'ответ',
  newDeadline: '2026-12-10',
  deadline: '2026-12-01',
  mergeInto: { id: 7, isPublic: true },
  hasVerdictPhoto: true,
  hasComment: true,
  category: 3,
  department: 2,
  isDisputed: false,
}

test('only the moves of the contract are possible from every code', () => {
  for (const { value: action } of claimActions) {
    const to = codeAfter(action)
    if (to === null) continue
    for (const { code } of claimStatuses) {
      const move = findClaimMove(code, to)
      const isAllowed = move !== undefined && !move.by.includes('author')
      expect(refuseAction({ ...full, action, code }) === null).toBe(isAllowed)
    }
  }
})

test('staff never opens a claim again: that is the author’s word', () => {
  expect(claimMoves.filter(({ to }) => to === 1).map(({ from, by }) => [from, by])).toEqual([
    [5, ['moderator']],
    [3, ['author']],
    [2, ['author']],
  ])
  expect(refuseAction({ ...full, roles: ['moderator'], action: 'publish', code: 3 })?.path).toBe('action')
})

test.each([
  ['refuse', 1, { note: '' }, 'note'],
  ['answer', 4, { reportText: '' }, 'reportText'],
  ['publish', 5, { category: null }, 'category'],
  ['publish', 5, { department: null }, 'department'],
  ['extend', 4, { note: '' }, 'note'],
  ['extend', 4, { newDeadline: null }, 'newDeadline'],
  ['extend', 4, { newDeadline: '2026-11-30' }, 'newDeadline'],
  ['extend', 3, {}, 'action'],
  ['merge', 1, { mergeInto: null }, 'mergedInto'],
  ['merge', 1, { mergeInto: { id: 7, isPublic: false } }, 'mergedInto'],
  ['showPhoto', 1, { hasVerdictPhoto: false }, 'action'],
  ['hideComment', 3, { hasComment: false }, 'action'],
] as const)('%s from %s says what is missing', (action, code, missing, path) => {
  expect(refuseAction({ ...full, ...missing, action, code })?.path).toBe(path)
})

test('what the author disputes is not judged again by the officer who answered, but by a moderator', () => {
  for (const action of ['take', 'refuse', 'extend'] as const) {
    expect(refuseAction({ ...full, roles: ['officer'], isDisputed: true, action, code: 1 })?.path).toBe('action')
    expect(refuseAction({ ...full, roles: ['moderator'], isDisputed: true, action, code: 1 })).toBeNull()
  }
})

test('an officer neither publishes nor merges', () => {
  expect(refuseAction({ ...full, roles: ['officer'], action: 'publish', code: 5 })?.path).toBe('action')
  expect(refuseAction({ ...full, roles: ['officer'], action: 'merge', code: 1 })?.path).toBe('action')
  expect(refuseAction({ ...full, roles: ['officer'], action: 'take', code: 1 })).toBeNull()
})

test('the form offers what the state and the role leave', () => {
  const facts = { roles: ['moderator'], hasVerdictPhoto: false, hasComment: false, isDisputed: false } as const
  expect(possibleActions({ ...facts, code: 5 })).toEqual(['publish', 'refuse', 'merge'])
  expect(possibleActions({ ...facts, code: 1 })).toEqual(['take', 'refuse', 'extend', 'merge'])
  expect(possibleActions({ ...facts, code: 4 })).toEqual(['answer', 'refuse', 'extend', 'merge'])
  expect(possibleActions({ ...facts, code: 3, hasVerdictPhoto: true, hasComment: true })).toEqual([
    'showPhoto',
    'hideComment',
  ])
  expect(possibleActions({ ...facts, roles: ['officer'], code: 1 })).toEqual(['take', 'refuse', 'extend'])
  expect(possibleActions({ ...facts, roles: ['officer'], code: 1, isDisputed: true })).toEqual([])
})
