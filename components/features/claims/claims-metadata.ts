import { claimsQuery, claimsHref } from '@/components/features/claims/claim-address'
import { getDictionaries, type ClaimsPage, getClaim, readClaimsPage } from '@/components/features/claims/queries'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { paths } from '@/lib/config/paths'
import { claimStatusName, isOpenClaim } from '@/lib/domains/claims/states'
import { toSign } from '@/components/features/claims/status-badge'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { ClaimDetails, ClaimListItem } from '@/lib/domains/claims/shapes'
import { formatLongDate } from '@/lib/time/dates'
import 'server-only'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import type { SearchParams } from '@/lib/config/search-params'

export async function claimsHead({ claim, filter, words, noindex }: ClaimsPage, city: string) {
  if (claim)
    return {
      title: `${claim.category.title}, ${claim.address}`,
      description: `${claimStatusName(claim.code)}. Заявка № ${claim.id}: ${claim.text}`,
      path: paths.claim(claim.id),
      card: claimCard(claim),
    }
  const { AllClaimCategories: themes } = await getDictionaries()
  const states = filter.codes?.map(claimStatusName) ?? []
  const chosen = themes.filter(({ id }) => filter.parents?.includes(id)).map(({ title }) => title)
  const query = claimsQuery(filter)
  const { page } = filter
  return {
    title: pageTitle(page, 'Карта заявок', ...states, ...chosen, ...words),
    description:
      `Что жители просят исправить в ${city ? `городе: карта ${city}` : 'городе'}. Состояние каждой заявки, ` +
      'срок, ответ ведомства. Сообщите о проблеме за минуту.',
    path: pageHref(paths.socialControlMap, query, page),
    noindex,
    feed: { section: 'claims' as const, query },
  }
}

/** The state has the same colour and shape as on the map. */
function claimCard(claim: ClaimDetails): SocialCard {
  const { id, code, category, address, report_img: after, head_img: before } = claim
  const { shape, color } = toSign(code, null)
  return {
    kind: 'claim',
    id,
    label: `Заявка № ${id}`,
    title: category.title,
    picture: after ?? before,
    facts: [address, describeTerm(claim)],
    mark: { text: claimStatusName(code), tone: color, shape },
  }
}

export async function findClaimCard(id: string): Promise<SocialCard | null> {
  const claim = await getClaim(id)
  return claim ? claimCard(claim) : null
}

function describeTerm({ code, is_overdue: isOverdue, deadline_date: deadline, answered_at: answered }: ClaimDetails) {
  const day = (moment: string) => formatLongDate(moment, env.TIME_ZONE)
  if (isOverdue) return 'Срок ответа прошёл'
  if (isOpenClaim(code)) return deadline && `Ответят до ${day(deadline)}`
  return answered && `Ответ дан ${day(answered)}`
}

export async function claimsFeed(params: SearchParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, claims } = await readClaimsPage({ ...params, claim: undefined, page: undefined })
  const address = { path: claimsHref(filter), query: claimsQuery(filter) }
  return { facts: { section: 'claims', title: 'Заявки жителей', ...address }, entries: claims.data.map(toEntry) }
}

function toEntry({ id, category, address, text, created_at: date, head_img: image }: ClaimListItem): FeedEntry {
  return {
    id,
    title: `${category.title}, ${address}`,
    path: paths.claim(id),
    description: text,
    date,
    category: category.parent ?? category.title,
    picture: image?.img.sizes?.card,
  }
}
