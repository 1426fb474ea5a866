import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { consentCard, getConsentText } from '@/components/features/consents/consent-text'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { DateText } from '@/components/ui/text/date-text'
import { PrintButton } from '@/components/ui/button/print-button'
import { RichText } from '@/components/ui/text/rich-text'
import { env } from '@/lib/config/env'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { webPageSchema } from '@/lib/domains/site/schema-org-pages'

interface Props {
  params: Promise<{ purpose: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [text, site] = await Promise.all([params.then(({ purpose }) => getConsentText(purpose)), getSite()])
  if (!text) return {}
  return pageMetadata(site, {
    title: text.title,
    description: `${text.title}. Какие данные, для чего, на какой срок и как отозвать согласие. Редакция ${text.version}.`,
    path: paths.consent(text.purpose),
    card: consentCard(text),
  })
}

/** Each purpose has its own document (152-ФЗ, since 01.09.2025). */
export default async function ConsentPage({ params }: Props) {
  const text = await getConsentText((await params).purpose)
  if (!text) notFound()
  const page = { title: text.title, path: paths.consent(text.purpose) }
  return (
    <PageShell
      title={text.title}
      meta={
        <span>
          Редакция {text.version}, действует с <DateText value={text.valid_from} zone={env.TIME_ZONE} />
        </span>
      }
      actions={<PrintButton />}
    >
      <JsonLd things={[webPageSchema(page), breadcrumbSchema([{ title: page.title, href: page.path }])]} />
      <RichText html={text.body} />
    </PageShell>
  )
}
