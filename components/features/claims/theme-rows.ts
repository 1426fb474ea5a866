import { claimsHref } from '@/components/features/claims/claim-address'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { ClaimCategoryTree } from '@/lib/domains/claims/shapes'
import { formatCount } from '@/lib/text/plural'

export type ThemeRow = ReturnType<typeof toThemeRow>
export type CategoryRow = ReturnType<typeof toCategoryRow>

export function toThemeRow(theme: ClaimCategoryTree) {
  const { id, title, covers, icon, claims_count: count, childCategories: children } = theme
  return {
    title,
    covers: covers && contactsHtml(covers),
    /** Covers without links, because the row stands in a summary. */
    plainCovers: covers,
    icon: icon?.url,
    claims: { href: claimsHref({ parents: [id] }), text: toClaimsText(count) },
    categories: (children.length > 0 ? children : [theme]).map(toCategoryRow),
  }
}

function toCategoryRow(category: ClaimCategoryTree['childCategories'][number]) {
  const { id, title, covers, term_days: days, department, claims_count: count } = category
  return {
    title,
    covers: covers && contactsHtml(covers),
    term: `Ответ за ${formatCount(days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}`,
    department: department && { href: paths.organization(department.id), title: department.title },
    claims: { href: claimsHref({ category: id }), text: toClaimsText(count) },
  }
}

/** Empty without claims. */
function toClaimsText(count: number): string {
  return count > 0 ? formatCount(count, ['заявка', 'заявки', 'заявок']) : ''
}
