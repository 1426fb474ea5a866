import { claimCard } from '@/components/features/claims/claim-social-card'
import { claimsQuery } from '@/components/features/claims/claim-address'
import type { ClaimsPage } from '@/components/features/claims/queries'
import { pageHref } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import { claimStatusName } from '@/lib/contract/claim-states'

/** Title, description, canonical address and picture of the map, or of the one claim that is shown beside it. */
export function claimsHead({ claim, filter }: ClaimsPage, city: string) {
  if (claim)
    return {
      title: `${claim.category.title}, ${claim.address}`,
      description: `${claimStatusName(claim.code)}. Заявка № ${claim.id}: ${claim.text}`,
      path: paths.claim(claim.id),
      card: claimCard(claim),
    }
  const { text, start_date: from, end_date: to, page } = filter
  return {
    title: page > 1 ? `Карта заявок, страница ${page}` : 'Карта заявок',
    description: `Что жители просят исправить в ${city ? `городе: карта ${city}` : 'городе'}. Состояние каждой заявки, срок, ответ ведомства. Сообщите о проблеме за минуту.`,
    path: pageHref(paths.socialControlMap, claimsQuery(filter), page),
    noindex: Boolean(text || from || to),
  }
}
