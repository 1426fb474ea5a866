import Link from 'next/link'
import { MomentText } from '@/components/ui/moment-text'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'

/** Draws what to read next: below the article on phones, in the narrow column beside it on wide screens. */
export function RelatedNews({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <section aria-labelledby="related" className="border-t border-line pt-8 lg:pt-6 print:hidden">
      <h2 id="related" className="text-h2 lg:text-h3">
        Читайте также
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:max-lg:grid-cols-2 lg:mt-4 lg:gap-y-5">
        {news.map((item) => (
          <Related key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Related({ item }: { item: NewsCard }) {
  const { id, slug, title, type, date_publication: published, head_img: image } = item
  return (
    <li className="group relative flex gap-4">
      {image && (
        <div data-thumbnail className="w-28 max-w-[35%] shrink-0 lg:w-20">
          <Picture image={image} sizes="7rem" decorative />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">
          <MomentText value={published} zone={env.TIME_ZONE} />
          {!image && <span> · {type.title}</span>}
        </p>
        <h3 className="mt-1 leading-6 font-medium lg:text-sm lg:leading-5">
          <Link href={newsPath({ id, slug, typeCode: type.code })} prefetch={false} className="link-quiet cover">
            {title}
          </Link>
        </h3>
      </div>
    </li>
  )
}
