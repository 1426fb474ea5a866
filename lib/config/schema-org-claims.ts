import type { ItemList } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absolute, breadcrumbSchema } from '@/lib/config/schema-org'
import type { ClaimDetails, ClaimListItem } from '@/lib/contract/claim-lists'

const way = [
  { title: 'Главная', path: paths.home },
  { title: 'Социальный контроль', path: paths.socialControl },
]

/** The way to a page of social control. */
export function socialControlSchema(title?: string) {
  return breadcrumbSchema(title ? [...way, { title }] : way)
}

/** The map as a list of claims, or the way to one of them. */
export function claimThings(claim: ClaimDetails | undefined, claims: readonly ClaimListItem[]) {
  const map = { title: 'Карта заявок', path: paths.socialControlMap }
  if (claim) return [breadcrumbSchema([...way, map, { title: `${claim.category.title}, ${claim.address}` }])]
  return [breadcrumbSchema([...way, map]), claimListSchema(claims)]
}

function claimListSchema(claims: readonly ClaimListItem[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: claims.map(({ id, category, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(paths.claim(id)),
      name: `${category.title}, ${address}`,
    })),
  }
}
