import { claimWorkflow, isVerdict } from '@/lib/domains/claims/actions'
import type { ClaimCode } from '@/lib/domains/claims/states'

const facts = { hasVerdictPhoto: true, hasComment: true, isDisputed: false }
const full = {
  ...facts,
  note: 'причина',
  reportText: 'ответ',
  newDeadline: '2026-12-10',
  deadline: '2026-12-01',
  mergedInto: { id: 7, isPublic: true },
  category: 3,
  department: 2,
  handTo: 8,
}

const moderation = (state: ClaimCode) => ({ showPhoto: state, hideComment: state })
const byModerator = {
  1: { take: 4, refuse: 2, extend: 1, handOver: 1, merge: 2, ...moderation(1) },
  2: moderation(2),
  3: moderation(3),
  4: { answer: 3, refuse: 2, extend: 4, handOver: 4, merge: 2, ...moderation(4) },
  5: { publish: 1, refuse: 2, merge: 2, ...moderation(5) },
}
const nothing = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} }
const byOfficer = {
  ...nothing,
  1: { take: 4, refuse: 2, extend: 1, handOver: 1 },
  4: { answer: 3, refuse: 2, extend: 4, handOver: 4 },
}
const byAuthor = { ...nothing, 2: { accept: 2, dispute: 1 }, 3: { accept: 3, dispute: 1 } }

test.each([
  ['administrator', byModerator],
  ['moderator', byModerator],
  ['officer', byOfficer],
  ['author', byAuthor],
  ['editor', nothing],
] as const)('%s makes these moves and no others', (role, moves) => {
  const states = [1, 2, 3, 4, 5] as const
  const movesFrom = (state: ClaimCode) => {
    const found = claimWorkflow.possible({ state, roles: [role], given: full })
    return Object.fromEntries(found.map((action) => [action, claimWorkflow.stateAfter(action, state)]))
  }
  expect(Object.fromEntries(states.map((state) => [state, movesFrom(state)]))).toEqual(moves)
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
  ['handOver', 4, { note: '' }, 'note'],
  ['handOver', 4, { handTo: null }, 'handTo'],
  ['handOver', 4, { handTo: 2 }, 'handTo'],
  ['merge', 1, { mergedInto: null }, 'mergedInto'],
  ['merge', 1, { mergedInto: { id: 7, isPublic: false } }, 'mergedInto'],
  ['showPhoto', 1, { hasVerdictPhoto: false }, 'action'],
  ['hideComment', 3, { hasComment: false }, 'action'],
] as const)('%s from %s says what is missing', (action, state, missing, path) => {
  const attempt = { state, roles: ['administrator'], given: { ...full, ...missing } } as const
  expect(claimWorkflow.refuse(action, attempt)?.path).toBe(path)
})

test('after «не решено» a moderator decides on the claim, not the officer who answered', () => {
  const given = { ...full, isDisputed: true }
  expect(claimWorkflow.possible({ state: 1, roles: ['officer'], given })).toEqual([])
  for (const action of ['take', 'refuse', 'extend'] as const)
    expect(claimWorkflow.refuse(action, { state: 1, roles: ['moderator'], given })).toBeNull()
})

test('an empty form offers only the actions that the state and the role allow', () => {
  const given = { hasVerdictPhoto: false, hasComment: false, isDisputed: false }
  expect(claimWorkflow.possible({ state: 5, roles: ['moderator'], given })).toEqual(['publish', 'refuse', 'merge'])
  expect(claimWorkflow.possible({ state: 1, roles: ['officer'], given })).toEqual([
    'take',
    'refuse',
    'extend',
    'handOver',
  ])
})

test('a verdict is recognised by its states, not by its label', () => {
  const verdicts = [1, 2, 3, 4, 5].flatMap((from) =>
    [1, 2, 3, 4, 5].filter((to) => isVerdict(from, to)).map((to) => [from, to]),
  )
  expect(verdicts).toEqual([
    [2, 1],
    [2, 2],
    [3, 1],
    [3, 3],
  ])
})
