import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const manual = readFileSync('docs/editors.md', 'utf8')
const pictures = allMatches(manual, /\]\(editors\/([\w-]+)\.webp\)/g)

test('each label in bold is written in the office, at the desk or in the translation of Payload', () => {
  const ours = execFileSync('git', ['ls-files', 'lib/*.ts', 'components/desk/*.ts*'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const written = [...ours, 'node_modules/@payloadcms/translations/dist/languages/ru.js']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const labels = allMatches(manual, /\*\*([^*]+)\*\*/g).map((label) => label.replace(/\s+/g, ' '))
  expect(labels.length).toBeGreaterThan(50)
  expect(labels.filter((label) => !written.includes(`'${label}'`))).toEqual([])
})

test('its pictures are those that the script takes', () => {
  const files = readdirSync('docs/editors').map((name) => name.replace('.webp', ''))
  const taken = allMatches(readFileSync('lib/tools/manual-pictures.ts', 'utf8'), /take\(page, '([\w-]+)'/g)
  expect(files.toSorted()).toEqual(pictures.toSorted())
  expect(taken.toSorted()).toEqual(pictures.toSorted())
})

function allMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]
}
