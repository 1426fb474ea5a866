'use client'

import { Link } from '@/components/ui/link'
import type { ServiceRow, TopicRow } from '@/components/features/services/service-row'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { classNames } from '@/components/ui/class-names'

const ID = 'services-list'
const FREE = 'Бесплатно'
const foundLook = { frame: 'mt-2', list: 'divide-y divide-line border-y border-line' }
const wholeLook = { list: 'space-y-3 border-b border-line lg:space-y-0' }

export function FoundServices({ state }: { state: SectionState<ServiceRow> }) {
  return (
    <SectionList id={ID} state={state} look={foundLook} columns={<TableHead noteClassName="max-xl:hidden" />}>
      {(row) => (
        <li key={row.href}>
          <Row row={row} heading="h2" />
        </li>
      )}
    </SectionList>
  )
}

export function ServiceTopics({ state }: { state: SectionState<TopicRow> }) {
  return (
    <SectionList id={ID} state={state} look={wholeLook} columns={<TableHead />}>
      {(row) => <Topic key={row.topic?.href ?? ''} row={row} />}
    </SectionList>
  )
}

/** A continued topic does not repeat its heading. */
function Topic({ row: { topic, services, isContinued } }: { row: TopicRow }) {
  return (
    <li
      className={classNames(
        'grid border-t border-line-strong pt-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0',
        isContinued && 'data-more:border-line',
      )}
    >
      <h2
        className={classNames(
          'self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-5',
          isContinued && 'in-data-more:sr-only',
        )}
      >
        {topic ? (
          <Link href={topic.href} className="link-quiet">
            {topic.title}
          </Link>
        ) : (
          'Другие услуги'
        )}
        {isContinued && <span className="block text-sm font-normal text-ink-soft">продолжение</span>}
      </h2>
      <ul className="divide-y divide-line lg:col-start-2">
        {services.map((service) => (
          <li key={service.href}>
            <Row row={service} />
          </li>
        ))}
      </ul>
    </li>
  )
}

const columns = 'text-sm xl:grid xl:grid-cols-[1.3fr_1.3fr_0.6fr] xl:gap-x-5'

/** What is usual is said once: rows name the fee of what is paid. */
function TableHead({ noteClassName }: { noteClassName?: string }) {
  return (
    <>
      <p className={classNames('pb-1.5 text-sm text-ink-soft', noteClassName)}>Бесплатно, если не указано иное</p>
      <ServiceColumns />
    </>
  )
}

function ServiceColumns() {
  return (
    <p aria-hidden className={classNames(columns, 'ml-auto w-104 shrink-0 pb-1.5 text-ink-soft max-xl:hidden')}>
      <span>Срок</span>
      <span>Стоимость</span>
      <span>Подать</span>
    </p>
  )
}

interface RowProps {
  row: ServiceRow
  heading?: 'h2' | 'h3'
}

/** Phones show the facts on one line and leave out the summary. */
function Row({ row, heading: Heading = 'h3' }: RowProps) {
  return (
    <div className="grid gap-x-8 gap-y-0.5 py-2 sm:py-4 xl:grid-cols-[minmax(0,1fr)_26rem] xl:py-5">
      <div className="min-w-0">
        <Heading className="leading-5.5 font-semibold sm:text-lg sm:leading-6.5">
          <Link href={row.href} className="link-quiet target text-brand-strong">
            {row.title}
          </Link>
        </Heading>
        {row.summary && (
          <p
            className="mt-1 max-w-measure text-ink-soft max-sm:hidden"
            dangerouslySetInnerHTML={{ __html: row.summary }}
          />
        )}
      </div>
      <Facts row={row} />
    </div>
  )
}

/** The usual way to apply stands in the columns of a wide page alone. A dot separates two facts and is cut off at the beginning of a line. */
function Facts({ row: { term, fee, isOnline } }: Pick<RowProps, 'row'>) {
  return (
    <div className="overflow-x-clip text-ink-soft xl:pt-0.5 xl:text-ink">
      <dl className={classNames(columns, 'max-xl:-ml-4 max-xl:flex max-xl:flex-wrap')}>
        <Fact term="Срок" value={term} />
        <Fact term="Стоимость" value={fee === FREE ? '' : fee} />
        <Fact term="Подать" value={isOnline ? 'Онлайн' : 'Лично'} isWideOnly={isOnline} />
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
