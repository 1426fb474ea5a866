import { readFileSync } from 'node:fs'
import { graphTypeFiles } from '@/lib/tools/graph-type-files'

test.each(graphTypeFiles().map(({ path, text }) => [path, text]))('%s is up to date with its schema', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
