import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A name of a Markdown file, with or without its folders. */
const document = /(?<![\w.:/*-])[\w./-]*\w\.md\b/g
/** A backticked path of the repository; placeholders and patterns are none. */
const path = /`((?:app|components|demo|docs|e2e|lib|public|\.github)\/[\w./()[\]@-]*)`/g
/** A path of the repository in a comment of TypeScript or SQL. */
const commentPath =
  /(?:\/\/|^\s*\*|\/\*|--) (?:.*?[^\w/.@'"-])?((?:app|components|demo|docs|e2e|lib|public)\/[\w./()[\]@-]*\w)/gm

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const documents = tracked.filter((file) => file.endsWith('.md') && !/^(demo|docs\/example-city)\//.test(file))
const code = tracked.filter((file) => /\.(ts|tsx|js|mjs|sql|css|yml)$/.test(file) && !/\.test\./.test(file))

test('code and documents cite only documents of the repository', () => {
  const names = tracked.filter((file) => file.endsWith('.md')).map((file) => `/${file}`)
  const isHeld = (cited: string) => names.some((name) => name.endsWith(`/${cited.replace(/^(\.\.?\/)+/, '')}`))
  expect(cited([...code, ...documents], document, isHeld)).toEqual([])
})

test('documents name only paths of the repository', () => {
  expect(cited(documents, path, (named) => existsSync(named.replace(/\/$/, '')))).toEqual([])
})

test('comments name only paths of the repository', () => {
  // an extension may be missing; addresses of other sites hold such names too
  const isHeld = (named: string) => ['', '.ts', '.tsx', '.mjs', '.md'].some((ending) => existsSync(named + ending))
  expect(cited(code, commentPath, isHeld)).toEqual([])
})

test('cited sections of docs/rules.md exist', () => {
  const headings = readFileSync('docs/rules.md', 'utf8')
  const section = /docs\/rules\.md,? «([^»]+)»/g
  expect(cited([...code, ...documents], section, (named) => headings.includes(`\n## ${named}\n`))).toEqual([])
})

function cited(files: readonly string[], pattern: RegExp, isHeld: (cited: string) => boolean): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)]
      .map((match) => match[1] ?? match[0])
      .filter((named) => !isHeld(named))
      .map((named) => `${file}: ${named}`),
  )
}
