import { globSync, readFileSync } from 'node:fs'

const BARE = /\b(?:code|to_code|from_code|to|from)\)? *(?:===|!==|=|<>|IN \() *'?(?:[1-6]|5[1-3])\b/

test('statuses are compared by the names of their codes, in SQL too', () => {
  const files = globSync('{lib/domains,lib/content,components,app}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => BARE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
