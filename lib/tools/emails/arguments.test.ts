import { parseArguments } from '@/lib/tools/emails/arguments'

const parse = (line: string) => parseArguments(line.split(' '))

test.each([
  ['list', { task: 'list' }],
  ['resend 7 12', { task: 'resend', chosen: [7, 12] }],
  ['resend all', { task: 'resend', chosen: 'all' }],
  ['drop 7', { task: 'drop', chosen: [7] }],
])('%s', (line, expected) => {
  expect(parse(line)).toEqual(expected)
})

test.each(['', 'list 7', 'resend', 'drop', 'drop 7 all', 'resend 0', 'drop 7;', 'drop 99999999999', 'remove 7'])(
  '«%s» is answered with the usage',
  (line) => {
    expect(parse(line)).toEqual({ refusal: expect.stringContaining('npm run emails -- list') })
  },
)
