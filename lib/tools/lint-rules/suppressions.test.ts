import { sourceFiles } from '@/lib/tools/lint-rules/source-files'

const silenced = /eslint-disable(?!.* -- \S)|@ts-(ignore|nocheck|expect-error)(?!\s+\S)|prettier-ignore(?!.* \S)/
const ignored =
  /^lib\/(platform\/payload\/payload-types\.ts|office\/migrations\/|tools\/lint-rules\/suppressions\.test\.ts)/

it('a tool is silenced only with a reason beside it', () => {
  const files = sourceFiles(process.cwd(), ['app', 'components', 'lib', 'e2e'])
  const lines = files
    .filter(({ path }) => /\.(tsx?|mjs|js)$/.test(path) && !ignored.test(path))
    .flatMap((file) =>
      file
        .text()
        .split('\n')
        .map((line) => `${file.path}: ${line.trim()}`),
    )
  expect(lines.filter((line) => silenced.test(line))).toEqual([])
})
