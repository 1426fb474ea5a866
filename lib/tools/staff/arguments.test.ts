import { parseArguments } from '@/lib/tools/staff/arguments'

const parse = (line: string) => parseArguments(line.split(' ').map((part) => part.replaceAll('_', ' ')))

test.each([
  ['list', { task: 'list' }],
  ['block a@b.example', { task: 'block', email: 'a@b.example' }],
  ['unlock a@b.example', { task: 'unlock', email: 'a@b.example' }],
  ['reset a@b.example --print', { task: 'reset', email: 'a@b.example', isPrinted: true }],
  [
    'add a@b.example --name Анна_Белова --roles clerk,officer --department 7',
    {
      task: 'add',
      email: 'a@b.example',
      name: 'Анна Белова',
      roles: ['officer', 'clerk'],
      department: 7,
      isPrinted: false,
    },
  ],
])('%s', (line, expected) => {
  expect(parse(line)).toEqual(expected)
})

test.each([
  '',
  'block',
  'remove a@b.example',
  'add a@b.example --roles clerk',
  'add a@b.example --name Анна --roles boss',
  'add a@b.example --name Анна --roles clerk --department x',
  'reset a@b.example --loud',
])('«%s» is answered with the usage', (line) => {
  expect(parse(line)).toEqual({ refusal: expect.stringContaining('npm run staff -- add') })
})
