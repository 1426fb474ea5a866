import type { MenuSection } from '@/lib/navigation/main-menu'
import { MayorCard } from '@/components/layout/menu/mayor-card'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { DetailsMenu } from '@/components/ui/details/details-menu'
import { MenuLink, MenuSectionHeading } from '@/components/layout/menu/menu-link'
import type { MayorFacts } from '@/components/layout/site-facts'
import { Icon } from '@/components/ui/icon/icon'

// tighter up to 1400 px, as fonts differ between systems; smaller text if there are more sections than specified
const itemLook =
  'relative flex h-(--header) items-center gap-0.5 px-2 whitespace-nowrap text-ink no-underline transition-colors hover:text-brand-strong max-[87.5rem]:gap-0 max-[87.5rem]:px-1.5 max-[87.5rem]:group-data-full/menu:text-[0.9375rem]'
const SPECIFIED_SECTIONS = 8

export function WideMenu({ sections, mayor }: { sections: readonly MenuSection[]; mayor: MayorFacts | null }) {
  return (
    <DetailsMenu label="Основное меню" className="-mr-2 hidden shrink-0 wide:block">
      <ul data-full={sections.length > SPECIFIED_SECTIONS ? '' : undefined} className="group/menu flex">
        {sections.map((section) => (
          <li key={section.title}>
            {section.links ? (
              <Dropdown section={section} mayor={section.card === 'mayor' ? mayor : null} />
            ) : (
              <MenuLink href={section.href ?? '/'} className={`${itemLook} aria-[current]:wave-under`}>
                {section.title}
                {isForeign(section.href) && <Icon name="arrow-up-right" className="size-3.5 text-ink-soft" />}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </DetailsMenu>
  )
}

function Dropdown({ section, mayor }: { section: MenuSection; mayor: MayorFacts | null }) {
  const links = section.links ?? []
  return (
    <details name="main-menu" className="group">
      <MenuSectionHeading
        hrefs={links.map(({ href }) => href)}
        className={`${itemLook} group-open:text-brand-strong data-current:wave-under`}
      >
        {section.title}
        <DetailsChevron className="size-3.5 text-ink-soft max-[87.5rem]:group-data-full/menu:size-3" />
      </MenuSectionHeading>
      <div className="absolute inset-x-0 top-full z-40 border-t border-line bg-paper shadow-above group-open:animate-appear">
        <div className="shell grid grid-cols-12 gap-8 py-10">
          <div className="col-span-5">
            {mayor ? <MayorCard mayor={mayor} /> : <p className="text-h2 text-balance">{section.title}</p>}
          </div>
          <ul className={`col-span-7 gap-x-8 ${links.length > 3 ? 'columns-2' : ''}`}>
            {links.map((link) => (
              <li key={link.title + link.href} className="break-inside-avoid border-b border-line">
                <MenuLink
                  href={link.href}
                  className="flex min-h-14 items-center justify-between gap-3 py-3 text-lg leading-6 text-ink no-underline transition-colors hover:text-brand-strong aria-[current=page]:font-medium aria-[current=page]:text-brand-strong"
                >
                  {link.title}
                  {isForeign(link.href) && <Icon name="arrow-up-right" className="size-5 shrink-0 text-ink-soft" />}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  )
}

function isForeign(href: string | undefined): boolean {
  return /^(https?|ftp):/.test(href ?? '')
}
