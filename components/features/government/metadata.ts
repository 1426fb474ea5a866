import { fullName } from '@/lib/text/person-name'
import { getMinister, getOrganization } from '@/components/features/government/queries'
import type { SocialCard } from '@/lib/navigation/social-card'
import { organizationKinds, type MinisterItem, type OrganizationItem } from '@/lib/domains/government/contract'

export function organizationCard(organization: OrganizationItem): SocialCard {
  const { id, title, kind, address, phones, head_img: picture } = organization
  return {
    kind: 'organization',
    id,
    title,
    picture,
    label: organizationKinds.find((one) => one.id === kind)?.one ?? 'Организация',
    facts: [address, phones[0]],
  }
}

export async function findOrganizationCard(id: string): Promise<SocialCard | null> {
  const organization = await getOrganization(id)
  return organization && organizationCard(organization)
}

export function ministerCard(minister: MinisterItem): SocialCard {
  const { id, post, head_img: picture } = minister
  return {
    kind: 'minister',
    id,
    label: 'Местное самоуправление',
    title: fullName(minister),
    picture,
    facts: [post],
  }
}

export async function findMinisterCard(id: string): Promise<SocialCard | null> {
  const minister = await getMinister(id)
  return minister && ministerCard(minister)
}
