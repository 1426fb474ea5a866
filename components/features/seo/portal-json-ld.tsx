import { JsonLd } from '@/components/features/seo/json-ld'
import { organizationSchema, webSiteSchema } from '@/lib/domains/site/schema-org'
import type { SiteSettings } from '@/lib/domains/site/contract'

/** Whose the portal is and what it is, once on every page: the things of a page name both by their `@id`. */
export function PortalJsonLd({ settings }: { settings: SiteSettings }) {
  return <JsonLd things={[organizationSchema(settings), webSiteSchema(settings)]} />
}
