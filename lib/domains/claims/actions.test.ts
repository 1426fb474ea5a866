import { claimWorkflow, isVerdict } from '@/lib/domains/claims/actions'
import type { ClaimCode } from '@/lib/domains/claims/states'

const facts = {
  hasPhotos: true,
  hasVerdictPhoto: true,
  hasComment: true,
  hasHistory: true,
  hasAnswer: true,
  isDisputed: false,
}
const correction = { changes: { text: 'Яма' }, isPlaceRead: true, isInCity: true }
const full = {
  ...facts,
  note: 'причина',
  reportText: 'ответ',
  newDeadline: '2026-12-10',
  deadline: '2026-12-01',
  mergedInto: { id: 7, state: 'public' } as const,
  category: 3,
  department: 2,
  handTo: 8,
  correction,
  photosToHide: 1,
  isOtherCategory: true,
  isOtherAnswer: true,
}

const moderation = (state: ClaimCode) => ({
  hidePhotos: state,
  showPhoto: state,
  hideComment: state,
  hideHistory: state,
})
const byModerator = {
  1: { take: 4, refuse: 2, extend: 1, handOver: 1, merge: 2, retheme: 1, ...moderation(1) },
  2: { correctAnswer: 2, ...moderation(2) },
  3: { correctAnswer: 3, ...moderation(3) },
  4: { answer: 3, refuse: 2, extend: 4, handOver: 4, merge: 2, retheme: 4, ...moderation(4) },
  5: { correct: 5, publish: 1, refuse: 2, merge: 2, ...moderation(5) },
}
const nothing = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} }
const byOfficer = {
  ...nothing,
  1: { take: 4, refuse: 2, extend: 1, handOver: 1 },
  2: { correctAnswer: 2 },
  3: { correctAnswer: 3 },
  4: { answer: 3, refuse: 2, extend: 4, handOver: 4 },
}
const byRecorder = { ...nothing, 5: { correct: 5, withdraw: 2 } }
const byAuthor = { ...nothing, 2: { accept: 2, dispute: 1 }, 3: { accept: 3, dispute: 1 } }

test.each([
  ['administrator', byModerator],
  ['moderator', byModerator],
  ['officer', byOfficer],
  ['author', byAuthor],
  ['recorder', byRecorder],
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
  ['answer', 4, { reportText: 'Работы {дата работ}' }, 'reportText'],
  ['correct', 5, { correction: { ...correction, changes: {} } }, 'correctedText'],
  ['correct', 5, { correction: { ...correction, isInCity: false } }, 'correctedPlace'],
  ['correct', 1, {}, 'action'],
  ['publish', 5, { category: null }, 'category'],
  ['publish', 5, { department: null }, 'department'],
  ['extend', 4, { note: '' }, 'note'],
  ['extend', 4, { newDeadline: null }, 'newDeadline'],
  ['extend', 4, { newDeadline: '2026-11-30' }, 'newDeadline'],
  ['extend', 4, { today: '2026-12-11' }, 'newDeadline'],
  ['extend', 3, {}, 'action'],
  ['handOver', 4, { note: '' }, 'note'],
  ['handOver', 4, { handTo: null }, 'handTo'],
  ['handOver', 4, { handTo: 2 }, 'handTo'],
  ['merge', 1, { mergedInto: null }, 'mergedInto'],
  ['merge', 1, { mergedInto: { id: 7, state: 'absent' } }, 'mergedInto'],
  ['merge', 1, { mergedInto: { id: 7, state: 'inModeration' } }, 'mergedInto'],
  ['retheme', 1, { isOtherCategory: false }, 'category'],
  ['correctAnswer', 3, { isOtherAnswer: false }, 'reportText'],
  ['correctAnswer', 2, { hasAnswer: false }, 'action'],
  ['correctAnswer', 2, { hasAnswer: false, reportText: '' }, 'action'],
  ['hidePhotos', 1, { photosToHide: 0 }, 'photosToHide'],
  ['hidePhotos', 1, { hasPhotos: false }, 'action'],
  ['showPhoto', 1, { hasVerdictPhoto: false }, 'action'],
  ['hideComment', 3, { hasComment: false }, 'action'],
  ['hideHistory', 1, { hasHistory: false }, 'action'],
] as const)('%s from %s says what is missing', (action, state, missing, path) => {
  const attempt = { state, roles: ['administrator'], given: { ...full, ...missing } } as const
  expect(claimWorkflow.refuse(action, attempt).map((refusal) => refusal.path)).toEqual([path])
})

test.each([
  ['extend', 4, ['note', 'newDeadline']],
  ['handOver', 4, ['note', 'handTo']],
  ['publish', 5, ['category', 'department']],
  ['merge', 1, ['mergedInto']],
  ['retheme', 1, ['category']],
] as const)('%s with nothing filled in says all that is missing at once', (action, state, paths) => {
  const refusals = claimWorkflow.refuse(action, { state, roles: ['administrator'], given: facts })
  expect(refusals.map(({ path }) => path)).toEqual(paths)
})

test('a missing reason hides no fault of another field', () => {
  const given = { ...full, note: '', newDeadline: '2026-11-30' }
  const refusals = claimWorkflow.refuse('extend', { state: 4, roles: ['officer'], given })
  expect(refusals.map(({ path }) => path)).toEqual(['note', 'newDeadline'])
})

test('after «не решено» a moderator decides on the claim, not the officer who answered', () => {
  const given = { ...full, isDisputed: true }
  expect(claimWorkflow.possible({ state: 1, roles: ['officer'], given })).toEqual([])
  for (const action of ['take', 'refuse', 'extend'] as const)
    expect(claimWorkflow.refuse(action, { state: 1, roles: ['moderator'], given })).toEqual([])
})

test('an empty form offers only the actions that the state and the role allow', () => {
  const given = {
    hasPhotos: false,
    hasVerdictPhoto: false,
    hasComment: false,
    hasHistory: false,
    hasAnswer: false,
    isDisputed: false,
  }
  expect(claimWorkflow.possible({ state: 5, roles: ['moderator'], given })).toEqual([
    'correct',
    'publish',
    'refuse',
    'merge',
  ])
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
