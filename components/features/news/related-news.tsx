import Link from 'next/link'
import { MomentText } from '@/components/ui/moment-text'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'

/** On the same theme. */
export function RelatedNews({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <section aria-labelledby="related" className="border-t border-line pt-10">
      <h2 id="related" className="text-h2">
        На ту же тему
      </h2>
      <ul className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {news.map(({ id, slug, title, lead, type, date_publication: published, head_img: image }) => (
          <li key={id} className="group relative flex gap-5 sm:block">
            <div className="w-28 max-w-[35%] shrink-0 sm:w-full sm:max-w-none">
              {image ? (
                <Picture image={image} sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 7rem" decorative />
              ) : (
                <div className="flex aspect-[20/13] flex-col gap-1.5 overflow-hidden rounded-card bg-sand p-2.5 text-xs sm:p-4 sm:text-sm">
                  <p className="font-medium">{type.title}</p>
                  <p className="line-clamp-4 text-ink-soft max-sm:hidden">{lead}</p>
                </div>
              )}
            </div>
            <div className="min-w-0 flex-1 sm:mt-4">
              <p className="text-sm text-ink-soft">
                <MomentText value={published} zone={env.TIME_ZONE} />
              </p>
              <h3 className="mt-1 leading-6 font-medium">
                <Link href={newsPath({ id, slug, typeCode: type.code })} prefetch={false} className="link-quiet cover">
                  {title}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
