import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { actName } from '@/components/features/documents/act-links'
import { actPage } from '@/components/features/documents/act-page'
import { findUsualIssuer, toDocumentRow } from '@/components/features/documents/document-row'
import { DocumentsFilter } from '@/components/features/documents/documents-filter'
import { DocumentsList } from '@/components/features/documents/documents-list'
import { documentsHead } from '@/components/features/documents/metadata'
import { documentsSection } from '@/components/features/documents/documents-section'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { actSchemas, registerSchemas } from '@/lib/domains/documents/schema-org'
import { getSite } from '@/components/features/site/queries'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { PageShell } from '@/components/layout/page-shell'
import { FeedLink } from '@/components/ui/share/feed-link'
import { documentsDataset } from '@/lib/domains/documents/dataset'
import { paths } from '@/lib/config/paths'
import { formatCount, type PluralForms } from '@/lib/text/plural'
import type { ListPageProps } from '@/lib/config/search-params'

const actForms: PluralForms = ['документ', 'документа', 'документов']

const crumbs = breadcrumbsInto(paths.documents)

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(documentsSection.read), getSite()])
  return pageMetadata(site, documentsHead(page, site.settings.city_genitive))
}

/** The register, or with `?id=` one act. */
export default async function DocumentsPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state, one: act } = await documentsSection.read(await searchParams)
  if (filter.page > page.last_page || (filter.id && !act)) notFound()
  if (act) {
    const { children, ...shell } = actPage(act)
    return (
      <PageShell {...shell} crumbs={crumbs}>
        <JsonLd things={actSchemas(act, actName(act))} />
        {children}
      </PageShell>
    )
  }
  const usualIssuer = findUsualIssuer(page.data)
  const feed = paths.feed('documents', 'rss.xml', state.query)
  return (
    <PageShell
      title="Документы"
      actions={
        <div data-feed="title" className="flex items-center gap-x-8 max-sm:hidden">
          {!state.found && <p className="text-ink-soft">{formatCount(page.total, actForms)}</p>}
          <FeedLink href={feed} />
        </div>
      }
      bar={<DocumentsFilter filter={filter} answer={answer} />}
    >
      <JsonLd things={registerSchemas(page.data)} />
      <DocumentsList state={formatRows(state, (row) => toDocumentRow(row, usualIssuer))} />
      <ListDownloads dataset={documentsDataset} filter={filter} feed={feed} />
    </PageShell>
  )
}
