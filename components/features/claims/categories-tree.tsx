import Link from 'next/link'
import type { ReactNode } from 'react'
import { claimsHref } from '@/components/features/claims/claim-address'
import { EmptyState } from '@/components/ui/list/empty-state'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { ClaimCategoryTree } from '@/lib/domains/claims/shapes'
import { formatCount } from '@/lib/text/plural'
import { DetailsChevron } from '@/components/ui/details/details-chevron'

type Category = ClaimCategoryTree['childCategories'][number]

export function CategoriesTree({ categories }: { categories: readonly ClaimCategoryTree[] }) {
  if (categories.length === 0) return <EmptyState title="Темы скоро появятся" />
  return (
    <div className="border-t border-line-strong lg:space-y-14 lg:border-none">
      {categories.map((category) => (
        <CategorySection
          key={category.id}
          category={category}
          count={
            <Count href={claimsHref({ parents: [category.id] })} count={category.claims_count} title={category.title} />
          }
        >
          {(category.childCategories.length > 0 ? category.childCategories : [category]).map((child) => (
            <CategoryRow key={child.id} category={child} />
          ))}
        </CategorySection>
      ))}
    </div>
  )
}

function CategoryRow({
  category: { id, title, covers, term_days: days, department, claims_count: count },
}: {
  category: Category
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
        <p className="font-medium">Ответ за {formatCount(days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}</p>
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
      {formatCount(count, ['заявка', 'заявки', 'заявок'])}
      <span className="sr-only"> на карте: {title}</span>
    </Link>
  )
}

interface CategorySectionProps {
  category: Category
  /** Link to the claims of the category. */
  count: ReactNode
  children: ReactNode
}

/** Folded on phones, open beside its title on wide screens. */
function CategorySection({ category, count, children }: CategorySectionProps) {
  return (
    <section
      aria-label={category.title}
      className="border-b border-line-strong lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-12 lg:border-none"
    >
      <div data-unfolded="" className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
        <CategoryIcon category={category} />
        <h2 className="mt-3 text-h3">{category.title}</h2>
        {category.covers && (
          <p className="mt-2 text-ink-soft">
            <TextWithContacts text={category.covers} />
          </p>
        )}
        <p className="mt-3">{count}</p>
      </div>
      <details className="group unfolds">
        <Summary category={category} />
        <p className="pb-4 lg:hidden">{count}</p>
        <ul className="divide-y divide-line border-y border-line max-lg:border-b-0">{children}</ul>
      </details>
    </section>
  )
}

function Summary({ category }: { category: Category }) {
  return (
    <summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 transition-colors hover:text-brand-strong">
      <span className="row-span-2">
        <CategoryIcon category={category} />
      </span>
      <h2 className="text-lg leading-6 font-semibold">{category.title}</h2>
      <span className="col-start-2 row-start-2 text-sm text-ink-soft">{category.covers}</span>
      <DetailsChevron className="col-start-3 row-span-2 row-start-1 size-6 text-brand" />
    </summary>
  )
}

function CategoryIcon({ category: { icon } }: { category: Category }) {
  if (!icon) return null
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand-strong">
      <img src={icon.url} alt="" width={26} height={26} className="size-6.5" />
    </span>
  )
}
