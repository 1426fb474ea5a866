import { buildWhenStale } from '@/lib/front/build'

// `npm run build`: the start that follows finds nothing left to build.
await buildWhenStale()
