import { findClaimCard } from '@/components/features/claims/claims-metadata'
import { findMapCard } from '@/components/features/city-maps/queries'
import { findConsentCard } from '@/components/features/consents/consent-text'
import { findDiscussionCard } from '@/components/features/discussions/metadata'
import { findDocumentCard } from '@/components/features/documents/metadata'
import { findAlbumCard } from '@/components/features/galleries/queries'
import { findMinisterCard, findOrganizationCard } from '@/components/features/government/metadata'
import { findIdeaCard } from '@/components/features/ideas/metadata'
import { findActivityCard } from '@/components/features/mayor/activity-section'
import { findMayorCard } from '@/components/features/mayor/queries'
import { findNewsCard } from '@/components/features/news/metadata'
import { findPosterCard } from '@/components/features/posters/metadata'
import { findProjectCard } from '@/components/features/projects/metadata'
import { findServiceCard } from '@/components/features/services/queries'
import { getSite } from '@/components/features/site/queries'
import { drawCard } from '@/components/features/site/social-card/draw-card'
import { findPlaceCard } from '@/components/features/tourism/queries'
import { CARD_VERSION } from '@/lib/config/page-search-params'
import { findSectionCard } from '@/lib/navigation/section-cards'
import { cardUrl, type CardKind, type SocialCard } from '@/lib/navigation/social-card'

const finders: Record<CardKind, (name: string) => Promise<SocialCard | null>> = {
  section: async (name) => findSectionCard(await getSite(), name),
  news: findNewsCard,
  poster: findPosterCard,
  discussion: findDiscussionCard,
  idea: findIdeaCard,
  claim: findClaimCard,
  document: findDocumentCard,
  service: findServiceCard,
  organization: findOrganizationCard,
  minister: findMinisterCard,
  mayor: findMayorCard,
  activity: findActivityCard,
  album: findAlbumCard,
  map: findMapCard,
  place: findPlaceCard,
  project: findProjectCard,
  consent: findConsentCard,
}

interface Context {
  params: Promise<{ kind: string; name: string }>
}

/** Social card of a public page. An outdated version redirects to the current one. */
export async function GET(request: Request, { params }: Context) {
  const { kind, name } = await params
  const [, id] = /^([\w.-]+)\.jpg$/.exec(name) ?? []
  const card = id && Object.hasOwn(finders, kind) ? await finders[kind as CardKind](id) : null
  if (!card) return new Response('Такой карточки нет', { status: 404 })
  const site = await getSite()
  const url = new URL(request.url)
  const address = cardUrl(site, card)
  if (url.searchParams.has(CARD_VERSION) && url.pathname + url.search !== address)
    return new Response(null, { status: 307, headers: { location: address } })
  const picture = await drawCard(site.settings, card)
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } })
}
