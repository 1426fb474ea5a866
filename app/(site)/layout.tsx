import '../globals.css'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/shell/site-shell'
import { toAlert } from '@/components/layout/alert-text'
import { siteFacts } from '@/components/layout/site-facts'
import { fontClasses } from '@/components/layout/fonts'
import { EarlyClickScript, FirstPaintScript } from '@/components/layout/head-scripts'
import { PreviewBar } from '@/components/features/site/preview-bar'
import { searchEngineName } from '@/components/features/search/open-search'
import { PortalJsonLd } from '@/components/features/site/json-ld'
import { getSiteFrame } from '@/components/features/site/queries'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'

export { viewport } from '@/lib/navigation/page-metadata'
/** The page cache needs every page rendered at run time; a build has no database. */
export const dynamic = 'force-dynamic'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const frame = await getSiteFrame()
  const { settings, alert, more_alerts: more } = frame
  return (
    <SiteDocument>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={paths.openSearch}
        title={searchEngineName(settings)}
      />
      <SiteShell
        site={siteFacts(frame)}
        map={settings.map}
        alert={alert && toAlert([alert, ...more], new Date())}
        preview={<PreviewBar />}
      >
        {children}
      </SiteShell>
      <PortalJsonLd settings={settings} />
    </SiteDocument>
  )
}

function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html
      lang="ru"
      className={fontClasses}
      data-zone={env.TIME_ZONE}
      data-mail={env.SMTP_URL ? undefined : 'kept'}
      suppressHydrationWarning
    >
      <head>
        <FirstPaintScript />
        <EarlyClickScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
