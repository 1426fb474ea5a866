'use client'

import { useRef, type ReactNode } from 'react'
import { HeaderNavigation, SubProjectLinks } from '@/components/layout/menu/sub-project-menu'
import { mainMenu } from '@/lib/navigation/main-menu'
import { SideMenu, SideMenuButton } from '@/components/layout/menu/side-menu'
import type { MayorFacts, SiteFacts } from '@/components/layout/site-facts'
import { useHeaderFit } from '@/components/layout/use-header-fit'
import { WideMenu } from '@/components/layout/menu/wide-menu'
import Link from 'next/link'
import { CityEmblem } from '@/components/civic/city-emblem'
import { paths } from '@/lib/config/paths'
import { useRenderedPath } from '@/components/layout/menu/use-rendered-path'
import { getSectionBanner } from '@/lib/navigation/section-banner'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { Icon } from '@/components/ui/icon/icon'

interface SiteHeaderProps {
  site: SiteFacts
  mayor: MayorFacts | null
  account: { inHeader: ReactNode; inMenu: ReactNode }
}

/** A client component, since its props are a tenth of the size of its elements in the page's data. */
export function SiteHeader({ site, mayor, account }: SiteHeaderProps) {
  const sections = mainMenu(site)
  const header = useRef<HTMLElement>(null)
  useHeaderFit(header)
  return (
    <>
      <header ref={header} className="contents">
        <ServiceLine administration={site.administration} dutyPhone={site.duty_phone} account={account.inHeader} />
        <div className="site-header z-50 border-b border-line bg-paper">
          <div data-header-line className="shell flex min-h-(--header) flex-wrap items-center justify-between gap-x-4">
            <CityName site={site} />
            <HeaderNavigation>
              <WideMenu sections={sections} mayor={mayor} />
            </HeaderNavigation>
            <div className="ml-auto flex flex-wrap items-center justify-end gap-1 wide:hidden print:hidden">
              <a
                href="#search"
                className="inline-flex size-11 items-center justify-center rounded-field text-ink hover:text-brand-strong"
              >
                <Icon name="search" className="size-6" />
                <span className="sr-only">Поиск</span>
              </a>
              {account.inHeader}
              <SideMenuButton />
            </div>
          </div>
        </div>
        <SideMenu sections={sections} mayor={mayor} dutyPhone={site.duty_phone}>
          {account.inMenu}
          <SubProjectLinks />
        </SideMenu>
      </header>
      <SectionStrip />
    </>
  )
}

function CityName({ site }: { site: Pick<SiteFacts, 'city' | 'administration' | 'republic' | 'emblem'> }) {
  return (
    <Link href={paths.home} className="group flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline">
      <CityEmblem emblem={site.emblem} className="h-10 w-9 shrink-0 wide:h-12 wide:w-10" />
      <span className="min-w-0 wide:max-w-80">
        <span
          data-city-name
          className="block text-xl leading-6 font-semibold tracking-tight transition-colors group-hover:text-brand-strong wide:text-2xl wide:leading-7"
        >
          {site.city || site.administration || 'Портал города'}
        </span>
        <span className="block truncate text-xs text-ink-soft max-sm:sr-only">{site.republic}</span>
      </span>
    </Link>
  )
}

function SectionStrip() {
  const face = getSectionBanner(useRenderedPath())
  return face && <div aria-hidden data-face={face} className="section-strip h-4 sm:h-7 print:hidden" />
}

const itemLook =
  'inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft no-underline transition-colors hover:text-brand-strong'

interface ServiceLineProps {
  administration: string
  dutyPhone: string | null
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
            <PhoneLink
              phone={dutyPhone}
              className="font-medium text-ink no-underline transition-colors hover:text-brand-strong"
            />
          </p>
        )}
        <div className="ml-auto flex items-center gap-7">
          <a href="#vision" className={itemLook}>
            <Icon name="eye" className="size-5" />
            Версия для слабовидящих
          </a>
          <a href="#search" className={itemLook}>
            <Icon name="search" className="size-5" />
            Поиск
          </a>
          {account}
        </div>
      </div>
    </div>
  )
}
