import { MonitorCheck } from 'lucide-react'
import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { shortFee } from '@/components/features/services/short-fee'
import { paths } from '@/lib/config/paths'
import type { ServiceCard } from '@/lib/domains/services/contract'

interface ServiceRowProps {
  service: ServiceCard
  heading?: 'h2' | 'h3'
}

const columns = 'text-sm md:grid md:grid-cols-[1.4fr_1fr] md:gap-x-6'

/** Draws, on wide screens, the names of the two columns once above the rows. */
export function ServiceColumns() {
  return (
    <p aria-hidden className={classNames(columns, 'w-88 shrink-0 text-ink-soft max-md:hidden')}>
      <span>Срок</span>
      <span>Стоимость</span>
    </p>
  )
}

/**
 * Draws a service as a row: its title and summary on the left, its term and fee apart. On phones these share one line
 * without names.
 */
export function ServiceRow({ service, heading: Heading = 'h3' }: ServiceRowProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_22rem] lg:py-6">
      <div className="min-w-0">
        <Heading className="text-lg leading-6.5 font-semibold">
          <Link href={paths.service(service.id)} prefetch={false} className="link-quiet text-brand-strong">
            {service.title}
          </Link>
        </Heading>
        {service.summary && (
          <p className="mt-1.5 max-w-measure text-ink-soft">
            <TextWithPhones text={service.summary} />
          </p>
        )}
        {service.is_online && (
          <p className="mt-2 flex items-center gap-1.5 text-sm text-ink-soft">
            <MonitorCheck aria-hidden className="size-4 text-brand" />
            Можно подать через интернет
          </p>
        )}
      </div>
      <dl className={classNames(columns, 'md:pt-0.5')}>
        <Fact term="Срок" value={service.term} />
        <Fact term="Стоимость" value={shortFee(service.fee)} follows={service.term !== ''} />
      </dl>
    </div>
  )
}

function Fact({ term, value, follows = false }: { term: string; value: string; follows?: boolean }) {
  if (!value) return <div />
  return (
    <div className={classNames('relative min-w-0 max-md:inline', follows && "max-md:before:content-['_·_']")}>
      <dt className="sr-only">{term}</dt>
      <dd className="tabular max-md:inline">{value}</dd>
    </div>
  )
}
