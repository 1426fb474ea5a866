'use client'

import { Link } from '@/components/ui/link'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import { formatCount } from '@/lib/text/plural'

interface HomeFactsProps {
  city: string
  facts: Home['facts']
  counters: Home['counters']
}

export function HomeFacts({ city, facts, counters }: HomeFactsProps) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="home-facts" className="py-16 max-sm:hidden">
      <div className="shell">
        <h2 id="home-facts" className="text-h2">
          {city || 'Город'} в цифрах
        </h2>
        <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-8">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-brand pt-3">
              <dt className="mt-1 text-ink-soft">{label}</dt>
              <dd className="tabular text-[clamp(1.75rem,3.4vw,2.75rem)] leading-[1.1] font-semibold tracking-tight">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <PortalCounters counters={counters} />
      </div>
    </section>
  )
}

function PortalCounters({ counters: { documents, services, news } }: Pick<HomeFactsProps, 'counters'>) {
  if (documents + services + news === 0) return null
  return (
    <p className="mt-9 text-ink-soft">
      На портале{' '}
      <Link href={paths.news} className="link">
        {formatCount(news, ['новость', 'новости', 'новостей'])}
      </Link>
      ,{' '}
      <Link href={paths.documents} className="link">
        {formatCount(documents, ['документ', 'документа', 'документов'])}
      </Link>{' '}
      и{' '}
      <Link href={paths.servicesCatalog} className="link">
        {formatCount(services, ['услуга', 'услуги', 'услуг'])}
      </Link>
      .
    </p>
  )
}
