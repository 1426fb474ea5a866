import Link from 'next/link'
import { DateText } from '@/components/ui/date-text'
import { MomentText } from '@/components/ui/moment-text'
import { env } from '@/lib/config/env'
import { newsPath, paths } from '@/lib/config/paths'
import type { OrganizationItem } from '@/lib/domains/government/contract'

/** Draws the acts that regulate the organisation and the news about it. */
export function OrganizationLinks({ documents, news }: Pick<OrganizationItem, 'documents' | 'news'>) {
  return (
    <>
      {documents.length > 0 && <Acts documents={documents} />}
      {news.length > 0 && <NewsAbout news={news} />}
    </>
  )
}

function Acts({ documents }: Pick<OrganizationItem, 'documents'>) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-h2">
        Документы
      </h2>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {documents.map(({ id, title, number, date, type }) => (
          <li key={id} className="py-4">
            <p className="tabular text-sm text-ink-soft">
              {type.title}
              {number && ` №\u00A0${number}`} от <DateText value={date} form="short" zone="UTC" />
            </p>
            <Link href={paths.document(id)} prefetch={false} className="link target mt-1 inline-block max-w-measure">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsAbout({ news }: Pick<OrganizationItem, 'news'>) {
  return (
    <section aria-labelledby="news">
      <h2 id="news" className="text-h2">
        Новости
      </h2>
      <ul className="mt-5 space-y-4">
        {news.map((item) => (
          <li key={item.id} className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <MomentText value={item.date_publication} zone={env.TIME_ZONE} className="tabular text-sm text-ink-soft" />
            <Link
              href={newsPath({ ...item, typeCode: item.type.code })}
              prefetch={false}
              className="link target max-w-measure"
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
