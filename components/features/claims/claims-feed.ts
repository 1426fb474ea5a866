import 'server-only'
import { claimsHref, claimsQuery } from '@/components/features/claims/claim-address'
import { readClaimsPage } from '@/components/features/claims/queries'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { paths } from '@/lib/config/paths'
import type { ClaimListItem } from '@/lib/domains/claims/shapes'
import type { AddressParams } from '@/lib/config/search-params'

/** Returns the latest claims that match the filter of the address. */
export async function claimsFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, claims } = await readClaimsPage({ ...params, claim: undefined, page: undefined })
  const address = { path: claimsHref(filter), query: claimsQuery(filter) }
  return { facts: { section: 'claims', title: 'Заявки жителей', ...address }, entries: claims.data.map(toEntry) }
}

function toEntry({ id, category, address, text, created_at: date, head_img: image }: ClaimListItem): FeedEntry {
  return {
    title: `${category.title}, ${address}`,
    path: paths.claim(id),
    description: text,
    date,
    category: category.parent ?? category.title,
    picture: image?.img.sizes?.card,
  }
}
