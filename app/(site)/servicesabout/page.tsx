import type { Metadata } from 'next'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { aboutPageSchemas } from '@/lib/domains/site/schema-org-pages'
import { AboutLinks } from '@/components/features/services/about-links'
import { getServicesAbout } from '@/components/features/services/queries'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FileList } from '@/components/ui/file/file-list'
import { RichText } from '@/components/ui/text/rich-text'
import { paths } from '@/lib/config/paths'
import { TitledSection } from '@/components/ui/text/titled-section'

const DEFAULT_TITLE = 'О муниципальных услугах'
const crumbs = breadcrumbsTo(paths.servicesAbout)

export async function generateMetadata(): Promise<Metadata> {
  const [about, site] = await Promise.all([getServicesAbout(), getSite()])
  return pageMetadata(site, {
    title: about?.title || DEFAULT_TITLE,
    description: `Что такое муниципальные услуги ${site.settings.city_genitive || 'города'}, кто и как их оказывает, какие у заявителя права.`,
    path: paths.servicesAbout,
    seo: about?.seo,
  })
}

export default async function ServicesAboutPage() {
  const about = await getServicesAbout()
  const title = about?.title || DEFAULT_TITLE
  const files = about?.join_documents ?? []
  return (
    <PageShell title={title} crumbs={crumbs} aside={<AboutLinks />}>
      <JsonLd things={aboutPageSchemas({ title, path: paths.servicesAbout }, crumbs)} />
      {about?.body ? <RichText html={about.body} /> : <EmptyState title="Текст пока не опубликован" />}
      {files.length > 0 && (
        <TitledSection id="about-files" title="Документы" headingClassName="mb-4 text-h2" className="mt-12">
          <FileList files={files} label="Документы об услугах" />
        </TitledSection>
      )}
    </PageShell>
  )
}
