'use client'

import { Search } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { CityName } from '@/components/layout/city-name'
import { HeaderChoice } from '@/components/layout/header-choice'
import { mainMenu } from '@/lib/navigation/main-menu'
import { SectionStrip } from '@/components/layout/section-strip'
import { ServiceLine } from '@/components/layout/service-line'
import { SideMenu, SideMenuButton } from '@/components/layout/side-menu'
import type { MayorFacts, SiteFacts } from '@/components/layout/site-facts'
import { SubProjectLinks } from '@/components/layout/sub-project-links'
import { useHeaderFit } from '@/components/layout/use-header-fit'
import { WideMenu } from '@/components/layout/wide-menu'

interface SiteHeaderProps {
  site: SiteFacts
  mayor: MayorFacts | null
  /** A guest's way in or a resident's state: in the service line, in the line of phones and in their side menu. */
  account: { inHeader: ReactNode; inMenu: ReactNode }
}

/**
 * One line on phones; on wide screens a thin service line and the menu, which stays in sight. Below it the section's strip. Drawn by the browser too:
 * its few facts are a tenth of what its elements would weigh in the data of every page.
 */
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
            <HeaderChoice>
              <WideMenu sections={sections} mayor={mayor} />
            </HeaderChoice>
            <div className="ml-auto flex flex-wrap items-center justify-end gap-1 wide:hidden print:hidden">
              <a
                href="#search"
                className="inline-flex size-11 items-center justify-center rounded-field text-ink hover:text-brand-strong"
              >
                <Search aria-hidden className="size-6" />
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
