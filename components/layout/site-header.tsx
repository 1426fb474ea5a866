import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { useRef, type ReactNode } from 'react'
import { CityEmblem } from '@/components/layout/city-emblem'
import { MainMenu, MenuButton, WideMenuButton } from '@/components/layout/menu/main-menu'
import { SubProjectBar, SubProjectLinks } from '@/components/layout/menu/sub-project-menu'
import type { SiteFacts } from '@/components/layout/site-facts'
import { useHeaderFit } from '@/components/layout/use-header-fit'
import { ShownPhoneLink } from '@/components/ui/text/shown-phone'
import { paths, isWithin } from '@/lib/config/paths'
import { mainMenu } from '@/lib/navigation/main-menu'
import { getSectionBanner } from '@/lib/navigation/section-banner'
import { findSubProject } from '@/lib/navigation/section-links'

interface SiteHeaderProps {
  site: SiteFacts
  path: string
  mayor: ReactNode
  account: { inHeader: ReactNode; inMenu: ReactNode }
}

export function SiteHeader({ site, path, mayor, account }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null)
  useHeaderFit(header)
  const project = findSubProject(path)
  const isSubSite = project !== undefined || isWithin(path, paths.profile)
  const face = getSectionBanner(path)
  return (
    <>
      <header ref={header} data-soft className="contents">
        <ServiceLine administration={site.administration} dutyPhone={site.duty_phone} account={account.inHeader} />
        <div className="site-header z-50 border-b border-line bg-paper">
          <div data-header-line className="shell flex min-h-(--header) flex-wrap items-center justify-between gap-x-4">
            <CityName site={site} />
            {project && <SubProjectBar project={project} path={path} />}
            {isSubSite && <WideMenuButton isShort={project?.hidesFooterMenu === false} />}
            <MainMenu
              sections={mainMenu(site)}
              path={path}
              isAlwaysPopover={isSubSite}
              dutyPhone={site.duty_phone}
              mayor={site.has_mayor ? mayor : null}
            >
              {account.inMenu}
              {project && <SubProjectLinks project={project} path={path} />}
            </MainMenu>
            <div className="ml-auto flex flex-wrap items-center justify-end gap-1 wide:hidden print:hidden">
              <a href="#search" className="header-button">
                <Icon name="search" className="size-6" />
                <span className="sr-only">Поиск</span>
              </a>
              {account.inHeader}
              <MenuButton />
            </div>
          </div>
        </div>
      </header>
      {face && <div aria-hidden data-face={face} className="section-strip h-4 sm:h-7 print:hidden" />}
    </>
  )
}

function CityName({ site }: { site: Pick<SiteFacts, 'city' | 'administration' | 'republic' | 'emblem'> }) {
  return (
    <a href={paths.home} className="group flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline">
      <CityEmblem emblem={site.emblem} className="h-10 w-9 shrink-0 wide:h-12 wide:w-10" />
      <span className="min-w-0 wide:max-w-80">
        <span
          data-city-name
          className={classNames(
            'block text-xl leading-6 font-semibold tracking-tight transition-colors group-hover:text-brand-strong',
            'wide:text-2xl wide:leading-7',
          )}
        >
          {site.city || site.administration}
        </span>
        <span className="block truncate text-xs text-ink-soft max-sm:sr-only">{site.republic}</span>
      </span>
    </a>
  )
}

interface ServiceLineProps {
  administration: string
  dutyPhone: SiteFacts['duty_phone']
  account: ReactNode
}

function ServiceLine({ administration, dutyPhone, account }: ServiceLineProps) {
  return (
    <div className="hidden bg-ground wide:block print:hidden">
      <div data-header-line className="shell flex flex-wrap items-center gap-x-8">
        <p className="max-w-80 text-sm text-ink-soft">{administration}</p>
        {dutyPhone && (
          <p className="text-sm text-ink-soft">
            Дежурная служба{' '}
            <ShownPhoneLink
              phone={dutyPhone}
              className="font-medium text-ink no-underline transition-colors hover:text-brand-strong"
            />
          </p>
        )}
        <div className="ml-auto flex items-center gap-7">
          <a href="#vision" className="service-link">
            <Icon name="eye" className="size-5" />
            Версия для слабовидящих
          </a>
          <a href="#search" className="service-link">
            <Icon name="search" className="size-5" />
            Поиск
          </a>
          {account}
        </div>
      </div>
    </div>
  )
}
