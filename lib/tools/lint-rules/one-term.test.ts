import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Texts that residents read. */
const places = [
  'components',
  'app',
  'lib/contract',
  'lib/domains',
  'lib/platform',
  'lib/transport',
  'lib/navigation',
  'lib/text',
  'lib/time',
  'lib/runtime',
  'lib/content/seed/content',
  'demo',
]

/** Other words for «заявка», «идея», «Идеи для города». */
const others =
  /сообщени[а-яё]* о (?:городской )?проблем|идеи (?:города|горожан)|инициатив(?:а|ы|у|е|ой|ам|ами|ах)?(?![а-яё])/gi

/** Menu names, and words with another meaning. */
const allowed = [
  /(?:все|реализованные) инициативы/gi, // the header's menu of the specification, and the pages it leads to
  /searchTerms: '[^']*'/g, // words by which visitors look for a section
  /'Городские инициативы'/g, // a section of the API's description
  /передать сообщение о проблеме|сообщение о проблеме через Open311/gi, // the API's description, in the standard's words
  /(?:законодательную|общественная) инициатив[ау]|по инициативе/gi, // those of the law, and who asked for something
]

test('a claim, an idea and their section have one word each', () => {
  const paths = execFileSync('git', ['ls-files', ...places], { encoding: 'utf8' }).split('\n')
  const sources = paths.filter((path) => /\.(tsx?|md|yaml)$/.test(path) && !/\.test\./.test(path))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap((path) => found(readFileSync(path, 'utf8')).map((words) => `${path}: ${words}`))).toEqual([])
})

test.each([
  ['Сообщение о проблеме', 1],
  ['раздел «Идеи города»', 1],
  ['Ваши инициативы и заявки', 1],
  ['Сообщить о проблеме', 0],
  ["{ title: 'Все инициативы' }", 0],
])('%s contains %d forbidden synonyms', (text, times) => {
  expect(found(text)).toHaveLength(times)
})

function found(source: string): string[] {
  return allowed.reduce((text, words) => text.replace(words, ''), source).match(others) ?? []
}
