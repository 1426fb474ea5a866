import type { ReactNode } from 'react'
import { fontClasses } from '@/components/layout/fonts'
import { AlertBanner } from '@/components/layout/alert-banner'
import { FirstPaintScript } from '@/components/layout/first-paint-script'
import { PageEnd, PageStart } from '@/components/layout/page-aids'
import { SiteDialogs } from '@/components/layout/site-dialogs'
import { mayorFacts, siteFacts } from '@/components/layout/site-facts'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { AccountDialogs } from '@/components/features/account/account-dialogs'
import { accountPlaces } from '@/components/features/account/account-places'
import { MapServices } from '@/components/features/geocode/map-services'
import { ProposeDialog } from '@/components/features/ideas/propose-dialog'
import { PreviewBar } from '@/components/features/preview/preview-bar'
import { SearchDialog } from '@/components/features/search/search-dialog'
import { PortalJsonLd } from '@/components/features/seo/portal-json-ld'
import { getSiteFrame } from '@/components/features/site/queries'
import { SupportDialog } from '@/components/features/support/support-dialog'
import { LinksDialogs } from '@/components/features/useful-links/links-dialogs'
import { WaitingSlot } from '@/components/features/waiting/waiting-slot'
import { env } from '@/lib/config/env'
import { linkTypes } from '@/lib/domains/useful-links/link-types'
import { allowMapHosts } from '@/lib/shared/render-outcome'
import '../globals.css'
export { viewport } from '@/lib/site/viewport'
/** Behind the page cache every page is rendered from the database; a build has none. */
export const dynamic = 'force-dynamic'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { settings, mayor, alert, agreement, tourism } = await getSiteFrame()
  const site = siteFacts({ ...settings, tourism })
  allowMapHosts({ tilesUrl: settings.map.tiles_url, driver: settings.map.driver })
  return (
    <html lang="ru" className={fontClasses} data-zone={env.TIME_ZONE} suppressHydrationWarning>
      <head>
        <FirstPaintScript />
      </head>
      <body>
        <PageStart />
        <PreviewBar />
        <AlertBanner alert={alert} />
        <SiteHeader site={site} mayor={mayorFacts(mayor)} account={accountPlaces} />
        <main id="main" tabIndex={-1} className="grow outline-none">
          <MapServices map={settings.map}>{children}</MapServices>
        </main>
        <SiteFooter site={site} mayorSocials={mayor.socials} linkTypes={linkTypes} terms={agreement.join_documents} />
        <PortalJsonLd settings={settings} />
        <PageEnd administration={site.administration} notices={<WaitingSlot />} />
        <LinksDialogs />
        <AccountDialogs />
        <SupportDialog />
        <MapServices map={settings.map}>
          <ProposeDialog />
        </MapServices>
        <SearchDialog />
        <SiteDialogs />
      </body>
    </html>
  )
}
