import type { Metadata } from 'next'
import { AccessibilityStatement } from '@/components/features/site/accessibility-statement'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { DateText } from '@/components/ui/text/date-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { aboutPageSchemas } from '@/lib/domains/site/schema-org-pages'

const title = 'Доступность портала'
const description =
  'Как портал соблюдает WCAG 2.2 AA и ГОСТ Р 52872-2019: что сделано, что пока не так и куда сообщить, если что-то недоступно.'
/** Date of the last check against the standard. */
const CHECKED = '2026-11-21'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), { title, description, path: paths.accessibility })
}

export default async function AccessibilityPage() {
  const site = await getSite()
  return (
    <PageShell
      title={title}
      meta={
        <span>
          Проверено <DateText value={CHECKED} zone="UTC" />
        </span>
      }
    >
      <JsonLd things={aboutPageSchemas({ title, description, path: paths.accessibility, modified: CHECKED })} />
      <AccessibilityStatement settings={site.settings} />
    </PageShell>
  )
}
