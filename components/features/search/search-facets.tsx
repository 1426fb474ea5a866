'use client'

import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import type { Facets, ShownFacet } from '@/components/features/search/to-facets'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { DateInput } from '@/components/ui/field/date-input'
import { HiddenFields } from '@/components/ui/field/search-field'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { paths } from '@/lib/config/paths'
import { formatNumber } from '@/lib/text/plural'

const SHEET = 'search-facets'

export function SearchFacets({ facets: { chosen, lists, hidden } }: { facets: Facets }) {
  return (
    <div>
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonClassName('secondary', 'medium', 'w-full lg:hidden')}
      >
        <Icon name="sliders-horizontal" className="size-5" />
        Что и за какое время{chosen > 0 && `, выбрано ${chosen}`}
      </button>
      <ModalSheet id={SHEET} title="Что и за какое время" wide="inPage" className="space-y-8 lg:block">
        {lists.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-2">
              {links.map((link) => (
                <FacetLink key={link.href} link={link} />
              ))}
            </ul>
          </nav>
        ))}
        <form action={paths.search} aria-label="Отбор по дням" className="space-y-3">
          <HiddenFields values={hidden} />
          <DateInput id="search-from" name="from" label="С какого дня" />
          <DateInput id="search-to" name="to" label="По какой день" />
          <Button type="submit" variant="secondary" className="w-full">
            Показать
          </Button>
        </form>
      </ModalSheet>
    </div>
  )
}

function FacetLink({ link: { title, href, isChosen, count } }: { link: ShownFacet }) {
  return (
    <li>
      <Link href={href} aria-current={isChosen ? 'true' : undefined} className="facet-link">
        {title}
        {count !== undefined && <span className="tabular">{formatNumber(count)}</span>}
      </Link>
    </li>
  )
}
