import { buildWhenStale } from '@/lib/server/start/build'

await buildWhenStale()
