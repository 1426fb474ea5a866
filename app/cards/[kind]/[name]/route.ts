import { findClaimCard } from '@/components/features/claims/claim-social-card'
import { findMapCard } from '@/components/features/city-maps/map-social-card'
import { findConsentCard } from '@/components/features/consents/consent-social-card'
import { findDiscussionCard } from '@/components/features/discussions/discussion-social-card'
import { findDocumentCard } from '@/components/features/documents/document-social-card'
import { findAlbumCard } from '@/components/features/galleries/album-social-card'
import { findMinisterCard, findOrganizationCard } from '@/components/features/government/government-social-cards'
import { findIdeaCard } from '@/components/features/ideas/idea-social-card'
import { findActivityCard, findMayorCard } from '@/components/features/mayor/mayor-social-cards'
import { findNewsCard } from '@/components/features/news/news-social-card'
import { findPosterCard } from '@/components/features/posters/poster-social-card'
import { findProjectCard } from '@/components/features/projects/project-social-card'
import { findServiceCard } from '@/components/features/services/service-social-card'
import { getSite } from '@/components/features/site/queries'
import { drawCard } from '@/components/features/social-cards/draw-card'
import { findPlaceCard } from '@/components/features/tourism/place-social-card'
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

/** Answers the drawn card of what anybody may see. An address of another version leads to today's card. */
export async function GET(request: Request, { params }: Context) {
  const { kind, name } = await params
  const [, id] = /^([\w.-]+)\.jpg$/.exec(name) ?? []
  const card = id && Object.hasOwn(finders, kind) ? await finders[kind as CardKind](id) : null
  if (!card) return new Response('Такой карточки нет', { status: 404 })
  const site = await getSite()
  const asked = new URL(request.url)
  const address = cardUrl(site, card)
  if (asked.searchParams.has(CARD_VERSION) && asked.pathname + asked.search !== address)
    return new Response(null, { status: 307, headers: { location: address } })
  const picture = await drawCard(site.settings, card)
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } })
}
