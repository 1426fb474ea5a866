import path from 'node:path'
import { cityPlan } from '@/lib/platform/map/city-plan'
import { TileCache } from '@/lib/platform/map/tile-cache'
import { parseTile } from '@/lib/platform/map/mercator'
import { storageFolders } from '@/lib/config/storage'
import { AppError } from '@/lib/contract/errors'
import { matchesEtag } from '@/lib/runtime/etag'

const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

let tileCache: Promise<TileCache> | undefined

/** `y` may end in `@2x`; 404 outside zooms 10–18 and without a plan of the city. */
export async function serveTile(address: { z: string; x: string; y: string }, request: Request): Promise<Response> {
  const tile = parseTile(address.z, address.x, address.y)
  if (!tile) throw new AppError('notFound')
  const tiles = await openCache()
  const etag = `"${tiles.getVersion(tile)}"`
  const headers = new Headers({ 'cache-control': CACHING, etag, 'x-content-type-options': 'nosniff' })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const drawn = await tiles.get(tile)
  headers.set('content-type', 'image/webp')
  headers.set('content-length', String(drawn.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(drawn), { headers })
}

function openCache(): Promise<TileCache> {
  tileCache ??= cityPlan()
    .then((map) => {
      if (!map) throw new AppError('notFound')
      return new TileCache(map, path.join(storageFolders.root, 'tiles'))
    })
    .catch((error: unknown) => {
      tileCache = undefined
      throw error
    })
  return tileCache
}
