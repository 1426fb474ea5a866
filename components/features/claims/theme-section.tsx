import type { ReactNode } from 'react'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import type { ClaimCategoryTree } from '@/lib/domains/claims/shapes'

type Theme = Pick<ClaimCategoryTree, 'id' | 'title' | 'covers' | 'icon'>

interface ThemeSectionProps {
  theme: Theme
  /** It leads to the claims about the theme. */
  count: ReactNode
  /** These are the rows of the subthemes. */
  children: ReactNode
}

/** Draws a theme with its subthemes: folded on phones, open beside its title on wide screens. */
export function ThemeSection({ theme, count, children }: ThemeSectionProps) {
  return (
    <section
      aria-label={theme.title}
      className="border-b border-line-strong lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-12 lg:border-none"
    >
      <div data-unfolded="" className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
        <ThemeIcon theme={theme} />
        <h2 className="mt-3 text-h3">{theme.title}</h2>
        {theme.covers && (
          <p className="mt-2 text-ink-soft">
            <TextWithContacts text={theme.covers} />
          </p>
        )}
        <p className="mt-3">{count}</p>
      </div>
      <details className="group unfolds">
        <Summary theme={theme} />
        <p className="pb-4 lg:hidden">{count}</p>
        <ul className="divide-y divide-line border-y border-line max-lg:border-b-0">{children}</ul>
      </details>
    </section>
  )
}

function Summary({ theme }: { theme: Theme }) {
  return (
    <summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 transition-colors hover:text-brand-strong">
      <span className="row-span-2">
        <ThemeIcon theme={theme} />
      </span>
      <h2 className="text-lg leading-6 font-semibold">{theme.title}</h2>
      <span className="col-start-2 row-start-2 text-sm text-ink-soft">{theme.covers}</span>
      <DetailsChevron className="col-start-3 row-span-2 row-start-1 size-6 text-brand" />
    </summary>
  )
}

function ThemeIcon({ theme: { icon } }: { theme: Theme }) {
  if (!icon) return null
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand-strong">
      <img src={icon.url} alt="" width={26} height={26} className="size-6.5" />
    </span>
  )
}
