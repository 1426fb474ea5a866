import { JsonLd } from '@/components/features/seo/json-ld'
import { organizationSchema, webSiteSchema } from '@/lib/domains/site/schema-org'
import type { SiteSettings } from '@/lib/domains/site/contract'

/**
 * Draws the organisation and the web site as structured data once on every page; other data refer to them by their
 * `@id`.
 */
export function PortalJsonLd({ settings }: { settings: SiteSettings }) {
  return <JsonLd things={[organizationSchema(settings), webSiteSchema(settings)]} />
}
