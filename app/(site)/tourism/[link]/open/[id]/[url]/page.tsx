import { omitIfInTitle } from '@/lib/text/word-match'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { placeCard, getTourismItem, getTourismItemAt } from '@/components/features/tourism/queries'
import { OtherPlaces } from '@/components/features/tourism/other-places'
import { PlaceFacts } from '@/components/features/tourism/place-facts'
import { PlacePhotosAndMap } from '@/components/features/tourism/place-map'
import { BesideText } from '@/components/layout/beside-text'
import { PageShell } from '@/components/layout/page-shell'
import { PagePicture } from '@/components/ui/picture/picture'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { RichText } from '@/components/ui/text/rich-text'
import { paths } from '@/lib/config/paths'
import { tourismItemSchemas } from '@/lib/domains/tourism/schema-org'
import { pageMetadata } from '@/lib/navigation/page-metadata'

interface Props {
  params: Promise<{ link: string; id: string; url: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { link, id } = await params
  const [answer, site] = await Promise.all([getTourismItem(link, id), getSite()])
  if (!answer) return {}
  const { item } = answer
  return pageMetadata(site, {
    title: item.title,
    description: item.lead,
    path: paths.tourismItem(link, item.id, item.slug),
    card: placeCard(link, item),
    seo: item.seo,
  })
}

export default async function TourismItemPage({ params }: Props) {
  const { link, id, url } = await params
  const { item, section, others } = await getTourismItemAt(link, id, url)
  const isRoute = item.stops.length > 0
  const text = (
    <>
      {item.body && <RichText html={item.body} />}
      <div className="mt-8">
        <ShareMenu path={paths.tourismItem(link, item.id, item.slug)} title={item.title} />
      </div>
    </>
  )
  const photosAndMap = <PlacePhotosAndMap item={item} />
  return (
    <PageShell
      title={item.title}
      lead={item.lead}
      meta={omitIfInTitle(item.sort, item.title)}
      crumbs={[{ title: section.title, href: paths.tourism(section.link) }]}
      aside={<PlaceFacts item={item} now={new Date()} />}
      asideFirst={!item.head_img}
      after={
        <div className="space-y-12">
          {item.head_img && (isRoute ? text : <BesideText text={text}>{photosAndMap}</BesideText>)}
          {isRoute && photosAndMap}
          <OtherPlaces others={others} section={section} />
        </div>
      }
    >
      <JsonLd things={tourismItemSchemas(item, section)} />
      {item.head_img ? <PagePicture image={item.head_img} /> : text}
      {!item.head_img && !isRoute && <div className="mt-12 space-y-12">{photosAndMap}</div>}
    </PageShell>
  )
}
