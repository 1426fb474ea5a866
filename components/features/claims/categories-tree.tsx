'use client'

import { Link } from '@/components/ui/link'
import type { CategoryRow, ThemeRow } from '@/components/features/claims/theme-rows'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/list/empty-state'

export function CategoriesTree({ themes }: { themes: readonly ThemeRow[] }) {
  if (themes.length === 0) return <EmptyState title="Темы скоро появятся" />
  return (
    <div className="border-t border-line-strong lg:space-y-14 lg:border-none">
      {themes.map((theme) => (
        <ThemeSection key={theme.title} theme={theme} />
      ))}
    </div>
  )
}

/** Folded on phones, open beside its title on wide screens. */
function ThemeSection({ theme }: { theme: ThemeRow }) {
  const { title, covers, icon, claims, categories } = theme
  return (
    <section
      aria-label={title}
      className="border-b border-line-strong lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-12 lg:border-none"
    >
      <div data-unfolded="" className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
        <ThemeIcon icon={icon} />
        <h2 className="mt-3 text-h3">{title}</h2>
        {covers && <p className="mt-2 text-ink-soft" dangerouslySetInnerHTML={{ __html: covers }} />}
        <p className="mt-3">
          <ClaimsLink claims={claims} of={title} />
        </p>
      </div>
      <details className="group unfolds">
        <Summary theme={theme} />
        <p className="pb-4 lg:hidden">
          <ClaimsLink claims={claims} of={title} />
        </p>
        <ul className="divide-y divide-line border-y border-line max-lg:border-b-0">
          {categories.map((category) => (
            <Category key={category.title} category={category} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function Summary({ theme: { title, plainCovers, icon } }: { theme: ThemeRow }) {
  return (
    <summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 transition-colors hover:text-brand-strong">
      <span className="row-span-2">
        <ThemeIcon icon={icon} />
      </span>
      <h2 className="text-lg leading-6 font-semibold">{title}</h2>
      <span className="col-start-2 row-start-2 text-sm text-ink-soft">{plainCovers}</span>
      <DetailsChevron className="col-start-3 row-span-2 row-start-1 size-6 text-brand" />
    </summary>
  )
}

function ThemeIcon({ icon }: { icon: string | undefined }) {
  if (!icon) return null
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand-strong">
      <img src={icon} alt="" width={26} height={26} className="size-6.5" />
    </span>
  )
}

function Category({ category: { title, covers, term, department, claims } }: { category: CategoryRow }) {
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        {covers && <p className="mt-1 text-ink-soft" dangerouslySetInnerHTML={{ __html: covers }} />}
        <p className="mt-1">
          <ClaimsLink claims={claims} of={title} />
        </p>
      </div>
      <div className="text-sm">
        <p className="font-medium">{term}</p>
        {department && (
          <p className="mt-1">
            <Link href={department.href} className="link">
              {department.title}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}

/** Leads to the claims of the map. */
function ClaimsLink({ claims: { href, text }, of }: { claims: CategoryRow['claims']; of: string }) {
  if (!text) return <span className="text-sm text-ink-soft">Заявок пока не было</span>
  return (
    <Link href={href} className="link target text-sm">
      {text}
      <span className="sr-only"> на карте: {of}</span>
    </Link>
  )
}
