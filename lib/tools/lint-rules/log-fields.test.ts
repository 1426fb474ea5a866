import { globSync, readFileSync } from 'node:fs'

const guide = readFileSync('docs/operations/monitoring.md', 'utf8')
const CALL = /\blog\??\.(?:trace|debug|info|warn|error|fatal)\(\s*\{([^{}]*)\}/g

/** Fields of the literals that are handed to the log. */
function listFields(source: string): string[] {
  return [...source.matchAll(CALL)].flatMap(([, fields = '']) =>
    fields.split(',').flatMap((field) => /^\s*(\w+)\s*(?::|$)/.exec(field)?.[1] ?? []),
  )
}

test('the guide has every field of the log', () => {
  const files = globSync('{app,lib}/**/*.{ts,tsx}').filter((file) => !/\.test\.|^lib\/tools\//.test(file))
  const fields = new Set(files.flatMap((file) => listFields(readFileSync(file, 'utf8'))))
  expect(fields.size).toBeGreaterThan(10)
  expect([...fields].filter((field) => !guide.includes(`\`${field}\``))).toEqual([])
})
