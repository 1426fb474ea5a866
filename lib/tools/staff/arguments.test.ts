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
  ['block', 'Назовите почту'],
  ['block anna', '«anna» — не адрес почты'],
  ['remove a@b.example', 'Нет действия «remove»'],
  ['add a@b.example --roles clerk', 'Назовите сотрудника: --name'],
  ['add a@b.example --name Анна', 'Назовите роли'],
  ['add a@b.example --name Анна --roles clerk,boss', 'Нет роли «boss». Есть: admin'],
  ['add a@b.example --name Анна --roles clerk --department x', '--department — номер отдела, а не «x»'],
  ['reset a@b.example --loud', '--loud'],
])('«%s» is refused by what is wrong', (line, refusal) => {
  expect(parse(line)).toEqual({ refusal: expect.stringContaining(refusal) })
})

test('no arguments are answered with the usage', () => {
  expect(parseArguments([])).toEqual({ refusal: expect.stringContaining('npm run staff -- add') })
})
