import type { SearchParams } from '@/lib/config/search-params'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { placesCard, tourismSection } from '@/components/features/tourism/queries'
import { SectionBar } from '@/components/features/tourism/section-bar'
import { SectionPlaces } from '@/components/features/tourism/section-places'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { tourismDataset } from '@/lib/domains/tourism/dataset'
import { tourismSectionSchemas } from '@/lib/domains/tourism/schema-org'
import { pageMetadata } from '@/lib/navigation/page-metadata'

interface Props {
  params: Promise<{ link: string }>
  searchParams: Promise<SearchParams>
}

async function load({ params, searchParams }: Props) {
  const [{ link }, address] = await Promise.all([params, searchParams])
  const { readAnswer, href } = tourismSection(link)
  const shown = await readAnswer(address)
  return { ...shown, path: href(shown.filter) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ answer, filter, path, noindex }, site] = await Promise.all([load(props), getSite()])
  if (!answer) return {}
  const { title, lead } = answer.section
  return pageMetadata(site, {
    title: filter.sort ? `${title}: ${filter.sort.toLowerCase()}` : title,
    description: lead,
    path,
    noindex,
    card: placesCard(answer.section),
  })
}

export default async function TourismSectionPage(props: Props) {
  const { answer, filter, wrong } = await load(props)
  if (!answer) notFound()
  const { section } = answer
  return (
    <PageShell title={section.title} lead={section.lead} bar={<SectionBar answer={answer} filter={filter} />}>
      <JsonLd things={tourismSectionSchemas(answer)} />
      <WrongFilterNote text={wrong} />
      <SectionPlaces answer={answer} filter={filter} />
      <ListDownloads dataset={tourismDataset(section)} filter={filter} />
    </PageShell>
  )
}
