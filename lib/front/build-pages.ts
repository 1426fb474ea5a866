import { buildWhenStale } from '@/lib/front/build'

// `npm run build` runs this file; a start after it has nothing to build.
await buildWhenStale()
