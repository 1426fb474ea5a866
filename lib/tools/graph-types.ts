import { writeFileSync } from 'node:fs'
import { graphTypeFiles } from '@/lib/tools/graph-type-files'

/** Run `npm run graph-types` after a change of a graph schema. */
for (const { path, text } of graphTypeFiles()) writeFileSync(path, text)
