import Link from 'next/link'
import { claimsHref } from '@/components/features/claims/claim-address'
import { EmptyState } from '@/components/ui/empty-state'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { ClaimCategoryTree } from '@/lib/domains/claims/contract'
import { countOf } from '@/lib/shared/plural'

type Theme = ClaimCategoryTree['childCategories'][number]

/** Draws the themes and their subthemes: what each covers, in how many working days and by whom it is answered. */
export function ThemesTree({ themes }: { themes: readonly ClaimCategoryTree[] }) {
  if (themes.length === 0) return <EmptyState title="Темы скоро появятся" />
  return (
    <div className="space-y-14">
      {themes.map((theme) => (
        <section
          key={theme.id}
          aria-labelledby={`theme-${theme.id}`}
          className="grid gap-x-12 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <div className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
            <ThemeIcon theme={theme} />
            <h2 id={`theme-${theme.id}`} className="mt-3 text-h3">
              {theme.title}
            </h2>
            {theme.covers && (
              <p className="mt-2 text-ink-soft">
                <TextWithContacts text={theme.covers} />
              </p>
            )}
            <p className="mt-3">
              <Count href={claimsHref({ parents: [theme.id] })} count={theme.claims_count} title={theme.title} />
            </p>
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {(theme.childCategories.length > 0 ? theme.childCategories : [theme]).map((child) => (
              <ThemeRow key={child.id} theme={child} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ThemeIcon({ theme: { icon } }: { theme: Theme }) {
  if (!icon) return null
  return (
    <span className="grid size-12 place-items-center rounded-card bg-brand-strong">
      <img src={icon.url} alt="" width={26} height={26} className="size-6.5" />
    </span>
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
