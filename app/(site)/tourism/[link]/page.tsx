import { placesCard } from '@/components/features/tourism/place-social-card'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { getTourismSection, readTourismFilter, tourismHref } from '@/components/features/tourism/queries'
import { SectionBar } from '@/components/features/tourism/section-bar'
import { SectionPlaces } from '@/components/features/tourism/section-places'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/site/page-metadata'
import { tourismDataset } from '@/lib/domains/datasets/lists/visitors'
import { tourismSectionThings } from '@/lib/domains/city-maps/machine'
import type { AddressParams } from '@/lib/shared/address-params'

interface Props {
  params: Promise<{ link: string }>
  searchParams: Promise<AddressParams>
}

async function load({ params, searchParams }: Props) {
  const [{ link }, filter] = await Promise.all([params, searchParams.then(readTourismFilter)])
  return { filter, answer: await getTourismSection(link, filter.text, filter.sort) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ answer, filter }, site] = await Promise.all([load(props), getSite()])
  if (!answer) return {}
  const { title, lead, link } = answer.section
  return pageMetadata(site, {
    title: filter.sort ? `${title}: ${filter.sort.toLowerCase()}` : title,
    description: lead,
    path: tourismHref(link, filter),
    card: placesCard(answer.section),
    noindex: Boolean(filter.text),
  })
}

export default async function TourismSectionPage(props: Props) {
  const { answer, filter } = await load(props)
  if (!answer) notFound()
  const { section } = answer
  return (
    <PageShell title={section.title} lead={section.lead} bar={<SectionBar answer={answer} filter={filter} />}>
      <JsonLd things={tourismSectionThings(answer)} />
      <SectionPlaces answer={answer} filter={filter} />
      <ListDownloads dataset={tourismDataset(section)} filter={filter} />
    </PageShell>
  )
}
