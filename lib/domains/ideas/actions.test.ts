import { ideaWorkflow } from '@/lib/domains/ideas/actions'
import type { IdeaCode } from '@/lib/domains/ideas/states'

const correction = { changes: { title: 'Лавки' }, isPlaceRead: true, isInCity: true }
const full = {
  note: 'причина',
  answerText: 'ответ',
  reportText: 'отчёт',
  reportImage: 1,
  category: 3,
  department: 2,
  correction,
}

const byModerator: Record<IdeaCode, object> = {
  1: { refuse: 2, review: 4 },
  2: {},
  3: {},
  4: { accept: 6, reject: 2 },
  5: { correct: 5, publish: 1, refuse: 2 },
  6: { realize: 3 },
}
const byOfficer = { ...byModerator, 1: {}, 5: {} }
const nothing = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {}, 6: {} }

test.each([
  ['administrator', byModerator],
  ['moderator', byModerator],
  ['officer', byOfficer],
  ['portal', { ...nothing, 1: { support: 4 } }],
  ['editor', nothing],
  ['clerk', nothing],
  ['organizer', nothing],
  ['dispatcher', nothing],
] as const)('%s makes these moves and no others', (role, moves) => {
  const states = [1, 2, 3, 4, 5, 6] as const
  const movesFrom = (state: IdeaCode) => {
    const found = ideaWorkflow.possible({ state, roles: [role], given: full })
    return Object.fromEntries(found.map((action) => [action, ideaWorkflow.stateAfter(action, state)]))
  }
  expect(Object.fromEntries(states.map((state) => [state, movesFrom(state)]))).toEqual(moves)
})

test.each([
  ['correct', 5, { correction: { ...correction, changes: {} } }, 'correctedText'],
  ['correct', 5, { correction: { ...correction, changes: { title: 'я'.repeat(256) } } }, 'correctedTitle'],
  ['correct', 5, { correction: { ...correction, isPlaceRead: false } }, 'correctedPlace'],
  ['correct', 5, { correction: { ...correction, isInCity: false } }, 'correctedPlace'],
  ['correct', 1, {}, 'action'],
  ['publish', 5, { category: null }, 'category'],
  ['refuse', 1, { note: '' }, 'note'],
  ['review', 1, { department: null }, 'department'],
  ['accept', 4, { answerText: '' }, 'answerText'],
  ['reject', 4, { answerText: '' }, 'answerText'],
  ['realize', 6, { reportText: '' }, 'reportText'],
  ['realize', 6, { reportImage: null }, 'reportImage'],
] as const)('%s from %d says what is missing', (action, state, missing, path) => {
  const attempt = { state, roles: ['moderator'], given: { ...full, ...missing } } as const
  expect(ideaWorkflow.refuse(action, attempt).map((refusal) => refusal.path)).toEqual([path])
})
