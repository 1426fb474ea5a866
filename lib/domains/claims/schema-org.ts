import type { DiscussionForumPosting, ItemList, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, breadcrumbSchema, imageUrls, linkListSchema } from '@/lib/domains/site/schema-org'
import { aboutPageSchema, collectionPageSchema } from '@/lib/domains/site/schema-org-pages'
import type { ClaimDetails, ClaimListItem } from '@/lib/domains/claims/shapes'

const breadcrumbs = [{ title: 'Социальный контроль', href: paths.socialControl }]

export function socialControlSchema(kind: 'collection' | 'about', title: string, path: string): Thing[] {
  const page = { title, path }
  const steps = path === paths.socialControl ? breadcrumbs : [...breadcrumbs, { title, href: path }]
  return [kind === 'about' ? aboutPageSchema(page) : collectionPageSchema(page), breadcrumbSchema(steps)]
}

export function claimsSchema(claim: ClaimDetails | undefined, claims: readonly ClaimListItem[]) {
  const map = { title: 'Карта заявок', href: paths.socialControlMap }
  if (claim) return [claimSchema(claim), breadcrumbSchema([...breadcrumbs, map, { title: toTitle(claim) }])]
  return [breadcrumbSchema([...breadcrumbs, map]), claimListSchema(claims)]
}

const toTitle = ({ category, address }: ClaimListItem) => `${category.title}, ${address}`

/** A claim is a posting about a place; its author's name is not public. */
function claimSchema(claim: ClaimDetails): DiscussionForumPosting {
  const address = absoluteUrl(paths.claim(claim.id))
  return {
    '@type': 'DiscussionForumPosting',
    headline: toTitle(claim),
    text: claim.text,
    datePublished: claim.created_at,
    url: address,
    mainEntityOfPage: address,
    image: imageUrls(claim.head_img),
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
  return linkListSchema(
    claims.map(({ id, category, address }) => ({ title: `${category.title}, ${address}`, path: paths.claim(id) })),
  )
}
