import { buildWhenStale } from '@/lib/front/build'

// `npm run build` runs this, and the start that follows finds nothing left to build.
await buildWhenStale()
