import { writeFileSync } from 'node:fs'
import { graphTypeFiles } from '@/lib/tools/graph-type-files'

/** Run `npm run graph-types` after changing a GraphQL schema. */
for (const { path, text } of graphTypeFiles()) writeFileSync(path, text)
