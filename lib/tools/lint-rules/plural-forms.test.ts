import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

/** Genitive plural: обращений, дней, рублей, знаков, точек. */
const MANY = String.raw`[А-Яа-яё]*[а-яё]{2}(?:ов|ев|ёв|ей|ий|ек|ок|ых|их)`
/** A number followed by a noun in a template, JSX or a list of figures. */
const counted = [
  new RegExp(String.raw`\$\{[^{}]*\}(?:\$\{NBSP\}|[  ])(${MANY})(?![а-яё])`, 'g'),
  new RegExp(String.raw`[^$]\{[^{}]*\}(?:\{' '\})?[  ](${MANY})(?![а-яё])`, 'g'),
  new RegExp(String.raw`value: [^,{}'"]+, label: '(${MANY})(?![а-яё])`, 'g'),
]

/** Texts of the program, without the demo city and tools. */
const texts = [
  'components',
  'app',
  'lib/contract',
  'lib/domains',
  'lib/platform',
  'lib/transport',
  'lib/office',
  'lib/navigation',
  'lib/content',
  'lib/text',
  'lib/time',
  'lib/runtime',
  'lib/client',
  'lib/config',
]
const others = /\.(test|spec)\.tsx?$|^lib\/(content\/seed|office\/migrations)\/|payload-types/

test('a number with a noun goes through one function of plurals', () => {
  const files = execFileSync('git', ['ls-files', ...texts], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !others.test(path))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => found(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`))).toEqual([])
})

test.each([
  ['`Не длиннее ${limit} знаков`', 1],
  ['<p>{total} обращений</p>', 1],
  ["{ value: total, label: 'обращений получено' }", 1],
  ['`${formatNumber(sum)}${NBSP}рублей`', 1],
  ["`до ${formatCount(limit, ['знака', 'знаков', 'знаков'])}`", 0],
  ['`за ${year} год`', 0],
])('%s contains %d counted nouns without plural function', (source, times) => {
  expect(found(source)).toHaveLength(times)
})

function found(source: string): string[] {
  return counted.flatMap((shape) => [...source.matchAll(shape)].map(([text]) => text.trim()))
}
