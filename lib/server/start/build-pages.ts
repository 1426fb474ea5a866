import { buildWhenStale } from '@/lib/server/start/build'

// `npm run build` runs this file; a start after it has nothing to build.
await buildWhenStale()
