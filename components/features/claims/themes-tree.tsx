import Link from 'next/link'
import { claimsHref } from '@/components/features/claims/claim-address'
import { ThemeSection } from '@/components/features/claims/theme-section'
import { EmptyState } from '@/components/ui/list/empty-state'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { ClaimCategoryTree } from '@/lib/domains/claims/shapes'
import { countOf } from '@/lib/text/plural'

type Theme = ClaimCategoryTree['childCategories'][number]

/** Draws the themes and their subthemes: what each covers, in how many working days and by whom it is answered. */
export function ThemesTree({ themes }: { themes: readonly ClaimCategoryTree[] }) {
  if (themes.length === 0) return <EmptyState title="Темы скоро появятся" />
  return (
    <div className="border-t border-line-strong lg:space-y-14 lg:border-none">
      {themes.map((theme) => (
        <ThemeSection
          key={theme.id}
          theme={theme}
          count={<Count href={claimsHref({ parents: [theme.id] })} count={theme.claims_count} title={theme.title} />}
        >
          {(theme.childCategories.length > 0 ? theme.childCategories : [theme]).map((child) => (
            <ThemeRow key={child.id} theme={child} />
          ))}
        </ThemeSection>
      ))}
    </div>
  )
}

function ThemeRow({
  theme: { id, title, covers, term_days: days, department, claims_count: count },
}: {
  theme: Theme
}) {
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        {covers && (
          <p className="mt-1 text-ink-soft">
            <TextWithContacts text={covers} />
          </p>
        )}
        <p className="mt-1">
          <Count href={claimsHref({ category: id })} count={count} title={title} />
        </p>
      </div>
      <div className="text-sm">
        <p className="font-medium">Ответ за {countOf(days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}</p>
        {department && (
          <p className="mt-1">
            <Link href={paths.organization(department.id)} prefetch={false} className="link">
              {department.title}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}

function Count({ href, count, title }: { href: string; count: number; title: string }) {
  if (count === 0) return <span className="text-sm text-ink-soft">Заявок пока не было</span>
  return (
    <Link href={href} prefetch={false} className="link target text-sm">
      {countOf(count, ['заявка', 'заявки', 'заявок'])}
      <span className="sr-only"> на карте: {title}</span>
    </Link>
  )
}
