import type { Viewport } from 'next'
import { Suspense, type ReactNode } from 'react'
import { fontClasses } from '@/components/layout/fonts'
import { AlertBanner } from '@/components/layout/alert-banner'
import { ComingDialogs } from '@/components/layout/coming-dialogs'
import { PageTransition } from '@/components/layout/page-transition'
import { SearchDialog } from '@/components/layout/search-dialog'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { VisionDialog } from '@/components/layout/vision-dialog'
import { VisionScript } from '@/components/layout/vision-script'
import { PreviewBar } from '@/components/features/preview/preview-bar'
import { getSite } from '@/components/features/site/queries'
import { LinksDialogs } from '@/components/features/useful-links/links-dialogs'
import { HashDialogOpener } from '@/components/ui/hash-dialog-opener'
import { NavigationBar } from '@/components/ui/navigation-bar'
import { linkTypes } from '@/lib/contract/link-types'
import '../globals.css'

/** Behind the page cache every page is rendered from the database; a build has none. */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0377C4' }

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { settings, mayor, alert, agreement } = await getSite()
  return (
    <html lang="ru" className={fontClasses} suppressHydrationWarning>
      <head>
        <VisionScript />
      </head>
      <body>
        <SkipLink />
        <Suspense fallback={null}>
          <NavigationBar />
        </Suspense>
        <PreviewBar />
        <AlertBanner alert={alert} />
        <SiteHeader site={settings} mayor={mayor} />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter
          site={settings}
          mayorSocials={mayor.socials}
          linkTypes={linkTypes}
          agreement={agreement.join_documents[0]?.document}
        />
        <PageTransition />
        <SearchDialog />
        <VisionDialog />
        <LinksDialogs />
        <ComingDialogs phone={settings.phones[0] ?? settings.duty_phone} />
        <HashDialogOpener />
      </body>
    </html>
  )
}
