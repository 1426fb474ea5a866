import { classNames } from '@/components/ui/class-names'
import { Icon, DetailsChevron, ForeignMark } from '@/components/ui/icon/icon'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isCurrentSection, MenuLink } from '@/components/layout/menu/menu-link'
import { DetailsMenu } from '@/components/ui/details/details-menu'
import { ShownPhoneLink, type ShownPhone } from '@/components/ui/text/shown-phone'
import type { MenuSection } from '@/lib/navigation/main-menu'

const ID = 'menu'
const SPECIFIED_SECTIONS = 8

/**
 * Beside the links of a sub-project, where the row of sections has no room. Its word may be left out up to 1400 px where
 * the footer has the menu too.
 */
export function WideMenuButton({ isShort }: { isShort: boolean }) {
  return (
    <button
      type="button"
      popoverTarget={ID}
      className={classNames(
        'ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field border',
        'border-line px-2.5 text-ink transition-colors hover:border-brand hover:text-brand-strong narrow:hidden print:hidden',
      )}
    >
      <Icon name="menu" className="size-5" />
      <span className={isShort ? 'max-[87.5rem]:sr-only' : undefined}>Меню</span>
    </button>
  )
}

export function MenuButton() {
  return (
    <button type="button" popoverTarget={ID} className="header-button -mr-2 wide:hidden">
      <Icon name="menu" className="size-6" />
      <span className="sr-only">Меню</span>
    </button>
  )
}

interface MainMenuProps {
  sections: readonly MenuSection[]
  path: string
  /** Pages with a header of their own have the popover on wide screens too. */
  isAlwaysPopover: boolean
  dutyPhone: ShownPhone | null
  /** Loaded when its section is opened; null until a mayor is set. */
  mayor: ReactNode
  /** First part on narrow screens. */
  children: ReactNode
}

/** One list of links: a row of dropdowns on wide screens, a popover on narrow ones (styles/menu.css). */
export function MainMenu({ sections, path, isAlwaysPopover, dutyPhone, mayor, children }: MainMenuProps) {
  return (
    <div className="contents" data-header-narrow={isAlwaysPopover ? '' : undefined}>
      <DetailsMenu id={ID} label="Меню" isPopover className="main-menu">
        <MenuHead />
        <div className="menu-body">
          <div className="wide:hidden">{children}</div>
          <ul data-full={sections.length > SPECIFIED_SECTIONS ? '' : undefined} className="menu-sections">
            {sections.map((section) => (
              <li key={section.title}>
                {section.links ? (
                  <Section section={section} path={path} card={section.card === 'mayor' ? mayor : null} />
                ) : (
                  <MenuLink href={section.href ?? '/'} path={path} className="menu-heading">
                    {section.title}
                    <ForeignMark href={section.href} className="wide:size-4" />
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
          <div className="wide:hidden">
            <a href="#vision" className="mt-4 flex min-h-12 items-center gap-3 text-ink no-underline">
              <Icon name="eye" className="size-5 text-ink-soft" />
              Версия для слабовидящих
            </a>
            {dutyPhone && <DutyPhone phone={dutyPhone} />}
          </div>
        </div>
      </DetailsMenu>
    </div>
  )
}

function MenuHead() {
  return (
    <div className="menu-head">
      <p className="font-semibold">Меню</p>
      <button type="button" popoverTarget={ID} popoverTargetAction="hide" className="header-button text-ink-soft">
        <Icon name="x" className="size-6" />
        <span className="sr-only">Закрыть меню</span>
      </button>
    </div>
  )
}

function DutyPhone({ phone }: { phone: ShownPhone }) {
  return (
    <p className="mt-4 rounded-card bg-sand p-5">
      <span className="block text-sm text-ink-soft">Дежурная служба, круглосуточно</span>
      <ShownPhoneLink
        phone={phone}
        className="inline-flex min-h-11 items-center text-xl font-semibold text-ink no-underline"
      />
    </p>
  )
}

function Section({ section, path, card }: { section: MenuSection; path: string; card: ReactNode }) {
  const links = section.links ?? []
  const title = <p className="text-h2 text-balance narrow:hidden">{section.title}</p>
  return (
    <details name={ID}>
      <summary data-current={isCurrentSection(path, links) || undefined} className="menu-heading">
        {section.title}
        <DetailsChevron className="size-5 text-ink-soft wide:size-3.5" />
      </summary>
      <div className="menu-panel" data-plain={card ? undefined : ''}>
        <ul className={links.length > 3 || !card ? 'wide:columns-2' : undefined}>
          {links.map((link) => (
            <li key={link.title + link.href}>
              <MenuLink href={link.href} path={path} className="menu-link">
                {link.title}
                <ForeignMark href={link.href} className="wide:size-4" />
              </MenuLink>
            </li>
          ))}
        </ul>
        {card ? <OpenedPart closed={title}>{card}</OpenedPart> : title}
      </div>
    </details>
  )
}

/** Draws `children` once the `<details>` around it was opened, also before the scripts came; `closed` until then. */
function OpenedPart({ closed, children }: { closed: ReactNode; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const details = part.current?.closest('details')
    const onToggle = () => details?.open && setOpened(true)
    onToggle()
    details?.addEventListener('toggle', onToggle)
    return () => details?.removeEventListener('toggle', onToggle)
  }, [])
  return <div ref={part}>{isOpened ? children : closed}</div>
}
