import { appealWorkflow } from '@/lib/domains/appeals/actions'
import { appealStates } from '@/lib/domains/appeals/contract'

const full = { note: 'причина', forwardedTo: 1, answerKind: 'explained', answerText: 'ответ', isExtended: false }
const attempt = { roles: ['clerk'], given: full } as const

test.each([
  ['received', { register: 'registered', leave: 'left' }],
  ['registered', { forward: 'forwarded', review: 'reviewing', extend: 'extended', answer: 'answered', leave: 'left' }],
  ['forwarded', { forward: 'forwarded', review: 'reviewing', extend: 'extended', answer: 'answered', leave: 'left' }],
  ['reviewing', { forward: 'forwarded', extend: 'extended', answer: 'answered', leave: 'left' }],
  ['extended', { forward: 'forwarded', answer: 'answered', leave: 'left' }],
  ['answered', {}],
  ['left', {}],
] as const)('from %s lead these moves and no others', (state, moves) => {
  const found = appealWorkflow.possible({ ...attempt, state })
  expect(Object.fromEntries(found.map((action) => [action, appealWorkflow.stateAfter(action, state)]))).toEqual(moves)
})

test('the moves are known from every state', () => {
  expect(appealStates.map(({ value }) => value).toSorted()).toEqual([
    'answered',
    'extended',
    'forwarded',
    'left',
    'received',
    'registered',
    'reviewing',
  ])
})

test.each([
  ['forward', { forwardedTo: null }, 'forwardedTo'],
  ['extend', { note: '' }, 'note'],
  ['extend', { isExtended: true }, 'action'],
  ['leave', { note: '' }, 'note'],
  ['answer', { answerKind: null }, 'answerKind'],
  ['answer', { answerText: '' }, 'answerText'],
] as const)('%s needs what its author must know', (action, missing, path) => {
  const given = { ...full, ...missing }
  expect(
    appealWorkflow.refuse(action, { ...attempt, state: 'registered', given }).map((refusal) => refusal.path),
  ).toEqual([path])
})
