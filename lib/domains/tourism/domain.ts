import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { tourismItems, tourismSections } from '@/lib/domains/tourism/collections'
import * as contract from '@/lib/domains/tourism/contract'
import { getTourismItem, getTourismSection, listTourismSections } from '@/lib/domains/tourism/service'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const tourismDomain: Domain = {
  collections: [tourismItems, tourismSections],
  handlers: [
    handle(contract.listTourismSections, () => listTourismSections()),
    handle(contract.getTourismSection, ({ params, query, preview }) =>
      getTourismSection(params.link, query, previewedId(preview, 'tourism-sections')),
    ),
    handle(contract.getTourismItem, ({ params: { link, id }, preview }) =>
      getTourismItem(link, id, isPreviewed(preview, 'tourism-items', id)),
    ),
  ],
}
