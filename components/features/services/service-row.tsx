import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { ServiceCard } from '@/lib/domains/services/contract'

interface ServiceRowProps {
  service: ServiceCard
  heading?: 'h2' | 'h3'
}

const columns = 'text-sm xl:grid xl:grid-cols-[1.3fr_1.3fr_0.6fr] xl:gap-x-5'

export function ServiceColumns() {
  return (
    <p aria-hidden className={classNames(columns, 'w-104 shrink-0 text-ink-soft max-xl:hidden')}>
      <span>Срок</span>
      <span>Стоимость</span>
      <span>Подать</span>
    </p>
  )
}

/** Phones show the facts on one line and leave out the summary. */
export function ServiceRow({ service, heading: Heading = 'h3' }: ServiceRowProps) {
  return (
    <div className="grid gap-x-8 gap-y-0.5 py-2 sm:py-4 xl:grid-cols-[minmax(0,1fr)_26rem] xl:py-5">
      <div className="min-w-0">
        <Heading className="leading-5.5 font-semibold sm:text-lg sm:leading-6.5">
          <Link href={paths.service(service.id)} prefetch={false} className="link-quiet target text-brand-strong">
            {service.title}
          </Link>
        </Heading>
        {service.summary && (
          <p className="mt-1 max-w-measure text-ink-soft max-sm:hidden">
            <TextWithContacts text={service.summary} />
          </p>
        )}
      </div>
      <Facts service={service} />
    </div>
  )
}

/** A dot separates two facts and is cut off at the beginning of a line. */
function Facts({ service: { term, fee, is_online: isOnline } }: Pick<ServiceRowProps, 'service'>) {
  return (
    <div className="overflow-x-clip text-ink-soft xl:pt-0.5 xl:text-ink">
      <dl className={classNames(columns, 'max-xl:-ml-4 max-xl:flex max-xl:flex-wrap')}>
        <Fact term="Срок" value={shortTerm(term)} />
        <Fact term="Стоимость" value={shortFee(fee)} />
        {isOnline ? <Fact term="Подать" value="Онлайн" /> : <Fact term="Подать" value="Лично" isWideOnly />}
      </dl>
    </div>
  )
}

interface FactProps {
  term: string
  value: string
  isWideOnly?: boolean
}

function Fact({ term, value, isWideOnly = false }: FactProps) {
  if (!value) return <div className="max-xl:hidden" />
  return (
    <div
      className={classNames(
        "relative min-w-0 max-xl:pl-4 max-xl:before:absolute max-xl:before:left-1.5 max-xl:before:content-['·']",
        isWideOnly && 'max-xl:hidden',
      )}
    >
      <dt className="sr-only">{term}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}

const MAX_FEE_LENGTH = 30

/** Returns the first condition, shortened; the page of the service has the whole text. */
export function shortFee(fee: string): string {
  const [first = ''] = fee.split(/;\s/)
  if (first !== fee && /^бесплатно для\s/i.test(first)) return 'Платно, есть льготы'
  const short = first
    .replace(/^Государственная пошлина/, 'Госпошлина')
    .replace(/(\d)\s(?:рублей|рубля|рубль)(?!\p{L})/gu, '$1\u00A0₽')
  if (short.length <= MAX_FEE_LENGTH) return short
  const [begin = short] = short.split(/ — | по статье | и возмещение /)
  return begin
}

const MAX_TERM_LENGTH = 22
const DURATION = /^.*?\s(?:день|дня|дней|недел\p{L}+|месяц\p{L}*)/u

/** Returns the usual term without its conditions. */
export function shortTerm(term: string): string {
  const [usual = ''] = term.split(/;\s|\s—\s/)
  if (usual.length <= MAX_TERM_LENGTH) return usual
  return DURATION.exec(usual)?.[0] ?? usual
}
