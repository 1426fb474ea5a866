import type { DiscussionForumPosting, ItemList, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absolute, breadcrumbSchema, imageAddresses, linkList } from '@/lib/domains/site/schema-org'
import { aboutPageSchema, collectionPageSchema } from '@/lib/domains/site/schema-org-pages'
import type { ClaimDetails, ClaimListItem } from '@/lib/domains/claims/lists-contract'

const way = [
  { title: 'Главная', path: paths.home },
  { title: 'Социальный контроль', path: paths.socialControl },
]

/** A page of social control, and the way to it: one that leads on, or one about the section. */
export function socialControlThings(kind: 'collection' | 'about', title: string, path: string): Thing[] {
  const page = { title, path }
  const steps = path === paths.socialControl ? way : [...way, page]
  return [kind === 'about' ? aboutPageSchema(page) : collectionPageSchema(page), breadcrumbSchema(steps)]
}

/** The map as a list of claims, or the way to one of them. */
export function claimThings(claim: ClaimDetails | undefined, claims: readonly ClaimListItem[]) {
  const map = { title: 'Карта заявок', path: paths.socialControlMap }
  if (claim) return [claimSchema(claim), breadcrumbSchema([...way, map, { title: titleOf(claim) }])]
  return [breadcrumbSchema([...way, map]), claimListSchema(claims)]
}

const titleOf = ({ category, address }: ClaimListItem) => `${category.title}, ${address}`

/** A message about a place; who wrote it is nobody's business. */
function claimSchema(claim: ClaimDetails): DiscussionForumPosting {
  const address = absolute(paths.claim(claim.id))
  return {
    '@type': 'DiscussionForumPosting',
    headline: titleOf(claim),
    text: claim.text,
    datePublished: claim.created_at,
    url: address,
    mainEntityOfPage: address,
    image: imageAddresses(claim.head_img),
    inLanguage: 'ru',
    author: { '@type': 'Person', name: 'Житель города' },
    contentLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: claim.address, addressCountry: 'RU' },
      geo: { '@type': 'GeoCoordinates', latitude: claim.y, longitude: claim.x },
    },
  }
}

function claimListSchema(claims: readonly ClaimListItem[]): ItemList {
  return linkList(
    claims.map(({ id, category, address }) => ({ title: `${category.title}, ${address}`, path: paths.claim(id) })),
  )
}
