import '../globals.css'
import type { ReactNode } from 'react'
import { AlertBanner } from '@/components/layout/alert-banner'
import { PageEnd } from '@/components/layout/page-frame'
import { mayorFacts, siteFacts } from '@/components/layout/site-facts'
import { SiteDocument } from '@/components/layout/site-document'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { AccountDialogs } from '@/components/features/residents/account-dialogs'
import { accountLinks } from '@/components/features/residents/account-links'
import { ClaimConfirmation, JoinConfirmation } from '@/components/features/claims/email-links'
import { loadWaitingClaim } from '@/components/features/claims/load-outbox-claim'
import { suggestOwnClaim } from '@/components/features/claims/find-own-claim'
import { MapServices } from '@/components/features/geocode/map-services'
import { loadOutboxIdea } from '@/components/features/ideas/load-outbox-idea'
import { ProposeDialog } from '@/components/features/ideas/propose-dialog'
import { UnsubscribeLink } from '@/components/features/news/unsubscribe-link'
import { PreviewBar } from '@/components/features/site/preview-bar'
import { ReceptionLinks } from '@/components/features/receptions/reception-links'
import { searchEngineName } from '@/components/features/search/open-search'
import { SearchDialog } from '@/components/features/search/search-dialog'
import { PortalJsonLd } from '@/components/features/site/json-ld'
import { getSiteFrame } from '@/components/features/site/queries'
import { SupportDialog } from '@/components/features/support/support-dialog'
import { LinksDialogs } from '@/components/features/useful-links/links-dialogs'
import { OutboxSlot } from '@/components/features/offline/outbox-slot'
import { paths } from '@/lib/config/paths'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

export { viewport } from '@/lib/navigation/page-metadata'
/** The page cache needs every page rendered at run time; a build has no database. */
export const dynamic = 'force-dynamic'
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { settings, mayor, alert, agreement, tourism } = await getSiteFrame()
  const site = siteFacts({ ...settings, tourism })
  const outboxKinds = [loadWaitingClaim, loadOutboxIdea]
  return (
    <SiteDocument>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={paths.openSearch}
        title={searchEngineName(settings)}
      />
      <PreviewBar />
      <AlertBanner alert={alert} />
      <SiteHeader site={site} mayor={mayorFacts(mayor)} account={accountLinks} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <MapServices map={settings.map}>{children}</MapServices>
      </main>
      <SiteFooter site={site} mayorSocials={mayor.socials} linkTypes={linkTypes} terms={agreement.join_documents} />
      <PortalJsonLd settings={settings} />
      <PageEnd administration={site.administration} notices={<OutboxSlot kinds={outboxKinds} />} />
      <LinksDialogs />
      <AccountDialogs />
      <ClaimConfirmation />
      <JoinConfirmation />
      <ReceptionLinks />
      <UnsubscribeLink />
      <SupportDialog />
      <MapServices map={settings.map}>
        <ProposeDialog />
      </MapServices>
      <SearchDialog suggestOwn={suggestOwnClaim} />
    </SiteDocument>
  )
}
