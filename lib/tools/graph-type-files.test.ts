import { readFileSync } from 'node:fs'
import { graphTypeFiles } from '@/lib/tools/graph-type-files'

test.each(graphTypeFiles().map(({ path, text }) => [path, text]))('%s tells the schema as it is', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
