import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { tourismItems, tourismSections } from '@/lib/domains/tourism/collections'
import * as contract from '@/lib/domains/tourism/contract'
import { getTourismItem, getTourismSection, listTourismSections } from '@/lib/domains/tourism/service'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const tourismDomain: Domain = {
  collections: [tourismItems, tourismSections],
  answers: [
    answer(contract.listTourismSections, () => listTourismSections()),
    answer(contract.getTourismSection, ({ params, query, preview }) =>
      getTourismSection(params.link, query, previewedId(preview, 'tourism-sections')),
    ),
    answer(contract.getTourismItem, ({ params: { link, id }, preview }) =>
      getTourismItem(link, id, isPreviewed(preview, 'tourism-items', id)),
    ),
  ],
}
