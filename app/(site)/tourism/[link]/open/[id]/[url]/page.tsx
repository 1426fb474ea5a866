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
import type { TourismItem } from '@/lib/domains/tourism/contract'
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
  const { head_img: picture } = item
  const isRoute = item.stops.length > 0
  const hasSide = picture !== null || isRoute
  const facts = <PlaceFacts item={item} now={new Date()} />
  const text = <PlaceText item={item} link={link} />
  const photosAndMap = <PlacePhotosAndMap item={item} />
  return (
    <PageShell
      title={item.title}
      lead={item.lead}
      meta={omitIfInTitle(item.sort, item.title)}
      crumbs={[{ title: section.title, href: paths.tourism(section.link) }]}
      aside={hasSide && facts}
      asideFirst={!picture}
      after={
        <div className="space-y-12">
          {isRoute ? (
            <>
              {picture && text}
              {photosAndMap}
            </>
          ) : (
            <BesideText
              text={
                <>
                  {!hasSide && <aside className="mb-8">{facts}</aside>}
                  {text}
                </>
              }
            >
              {photosAndMap}
            </BesideText>
          )}
          <OtherPlaces others={others} section={section} />
        </div>
      }
    >
      <JsonLd things={tourismItemSchemas(item, section)} />
      {picture ? <PagePicture image={picture} /> : isRoute && text}
    </PageShell>
  )
}

function PlaceText({ item: { id, slug, title, body }, link }: { item: TourismItem; link: string }) {
  return (
    <>
      {body && <RichText html={body} />}
      <div className="mt-8">
        <ShareMenu path={paths.tourismItem(link, id, slug)} title={title} />
      </div>
    </>
  )
}
