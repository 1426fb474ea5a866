import { NewsNeighbours } from '@/components/features/news/news-neighbours'
import { FileList } from '@/components/ui/file-list'
import { PhotoSection } from '@/components/ui/photo-section'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { VideoCard } from '@/components/ui/video-card'
import type { NewsItem } from '@/lib/domains/news/contract'

/** Draws the item: its picture or video, its text, its photos and its files. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { head_img: image, body, gallery, video, join_documents: files } = item
  return (
    <article className="space-y-10 sm:space-y-12">
      {image && !video && (
        <figure>
          <Picture image={image} sizes="(min-width: 64rem) 54rem, 100vw" priority className="max-h-[36rem]" />
          {image.img.caption && <figcaption className="mt-2.5 text-sm text-ink-soft">{image.img.caption}</figcaption>}
        </figure>
      )}
      {video && <VideoCard video={video} still={image} priority />}
      {body && <RichText html={body} />}
      <PhotoSection images={gallery} />
      {files.length > 0 && (
        <section aria-labelledby="files" className="max-w-measure">
          <h2 id="files" className="mb-4 text-h3">
            Документы
          </h2>
          <FileList files={files} label="Документы к материалу" />
        </section>
      )}
    </article>
  )
}

/** Draws, under the article, links to the previous and the next item. */
export function NewsEnd({ item }: { item: NewsItem }) {
  return (
    <div className="shell -mt-8 pb-20 lg:-mt-14 lg:pb-28 print:hidden">
      <NewsNeighbours previous={item.previous} next={item.next} />
    </div>
  )
}
