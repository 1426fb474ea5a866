import { claimCard } from '@/components/features/claims/claim-social-card'
import { claimsQuery } from '@/components/features/claims/claim-address'
import { getDictionaries, type ClaimsPage } from '@/components/features/claims/queries'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { paths } from '@/lib/config/paths'
import { claimStatusName } from '@/lib/domains/claims/states'

/**
 * Returns title, description, canonical address and picture of the map, or of the one claim that is shown beside it.
 */
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
    description: `Что жители просят исправить в ${city ? `городе: карта ${city}` : 'городе'}. Состояние каждой заявки, срок, ответ ведомства. Сообщите о проблеме за минуту.`,
    path: pageHref(paths.socialControlMap, query, page),
    noindex,
    feed: { section: 'claims' as const, query },
  }
}
