import type { ReactNode } from 'react'
import type { MenuSection } from '@/lib/navigation/main-menu'
import type { MenuLink as MenuLinkFacts } from '@/lib/navigation/section-links'
import { MayorCard } from '@/components/layout/menu/mayor-card'
import { MenuLink, MenuSectionHeading } from '@/components/layout/menu/menu-link'
import type { MayorFacts } from '@/components/layout/site-facts'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { Icon } from '@/components/ui/icon/icon'

const ID = 'side-menu'
const rowLook =
  'flex min-h-14 w-full items-center justify-between gap-3 py-3 text-lg leading-6 font-medium text-ink no-underline aria-[current]:text-brand-strong data-current:text-brand-strong'

export function SideMenuButton() {
  return (
    <button
      type="button"
      popoverTarget={ID}
      className="-mr-2 inline-flex size-11 items-center justify-center rounded-field text-ink transition-colors hover:text-brand-strong wide:hidden"
    >
      <Icon name="menu" className="size-6" />
      <span className="sr-only">Меню</span>
    </button>
  )
}

interface SideMenuProps {
  sections: readonly MenuSection[]
  mayor: MayorFacts | null
  dutyPhone: string | null
  children?: ReactNode
}

export function SideMenu({ sections, mayor, dutyPhone, children }: SideMenuProps) {
  return (
    <nav
      id={ID}
      aria-label="Меню"
      popover="auto"
      data-modal
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-sm overflow-y-auto overscroll-contain bg-paper text-ink open:animate-slide-in focus-visible:-outline-offset-4"
    >
      <MenuHead />
      <div className="px-5 pt-2 pb-10">
        {children}
        <ul className="divide-y divide-line border-b border-line">
          {sections.map((section) => (
            <li key={section.title}>
              {section.links ? (
                <Section section={section} links={section.links} mayor={section.card === 'mayor' ? mayor : null} />
              ) : (
                <MenuLink href={section.href ?? '/'} className={rowLook}>
                  {section.title}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
        <a href="#vision" className="mt-4 flex min-h-12 items-center gap-3 text-ink no-underline">
          <Icon name="eye" className="size-5 text-ink-soft" />
          Версия для слабовидящих
        </a>
        {dutyPhone && <DutyPhone phone={dutyPhone} />}
      </div>
    </nav>
  )
}

function MenuHead() {
  return (
    <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between border-b border-line bg-paper pr-2 pl-5">
      <p className="font-semibold">Меню</p>
      <button
        type="button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft"
      >
        <Icon name="x" className="size-6" />
        <span className="sr-only">Закрыть меню</span>
      </button>
    </div>
  )
}

function DutyPhone({ phone }: { phone: string }) {
  return (
    <p className="mt-4 rounded-card bg-sand p-5">
      <span className="block text-sm text-ink-soft">Дежурная служба, круглосуточно</span>
      <PhoneLink
        phone={phone}
        className="inline-flex min-h-11 items-center text-xl font-semibold text-ink no-underline"
      />
    </p>
  )
}

interface SectionProps {
  section: MenuSection
  links: readonly MenuLinkFacts[]
  mayor: MayorFacts | null
}

function Section({ section, links, mayor }: SectionProps) {
  return (
    <details name="side-menu" className="group">
      <MenuSectionHeading hrefs={links.map(({ href }) => href)} className={rowLook}>
        {section.title}
        <DetailsChevron className="size-5 text-ink-soft" />
      </MenuSectionHeading>
      <ul className="pb-3">
        {links.map((link) => (
          <li key={link.title + link.href}>
            <MenuLink
              href={link.href}
              className="flex min-h-12 items-center py-2 pl-4 text-ink no-underline aria-[current=page]:font-medium aria-[current=page]:text-brand-strong"
            >
              {link.title}
            </MenuLink>
          </li>
        ))}
      </ul>
      {mayor && (
        <div className="border-t border-line py-5">
          <MayorCard mayor={mayor} />
        </div>
      )}
    </details>
  )
}
