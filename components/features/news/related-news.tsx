import Link from 'next/link'
import { MomentText } from '@/components/ui/moment-text'
import { Picture } from '@/components/ui/picture'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'

/** Draws news on the same theme. */
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
            {image && (
              <div data-thumbnail className="w-28 max-w-[35%] shrink-0 sm:mb-4 sm:w-full sm:max-w-none">
                <Picture image={image} sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 7rem" decorative />
              </div>
            )}
            <div className="min-w-0 flex-1">
              <p className="text-sm text-ink-soft">
                <MomentText value={published} zone={env.TIME_ZONE} />
                {!image && <span> · {type.title}</span>}
              </p>
              <h3 className="mt-1 leading-6 font-medium">
                <Link href={newsPath({ id, slug, typeCode: type.code })} prefetch={false} className="link-quiet cover">
                  {title}
                </Link>
              </h3>
              {!image && lead && (
                <p className="mt-2 line-clamp-4 text-sm text-ink-soft max-sm:hidden">
                  <TextWithPhones text={lead} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
