import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { posterCategories, posters } from '@/lib/domains/posters/collection'
import * as contract from '@/lib/domains/posters/contract'
import { getPoster, listPosters } from '@/lib/domains/posters/service'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const postersDomain: Domain = {
  collections: [posters, posterCategories],
  handlers: [
    ...handleList(contract.listPosters, contract.searchPosters, listPosters),
    handle(contract.getPoster, async ({ params, preview }) => ({
      poster: await getPoster(params.id, isPreviewed(preview, 'posters', params.id)),
    })),
  ],
}
