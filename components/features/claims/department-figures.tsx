'use client'

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { claimsHref, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { paths } from '@/lib/config/paths'
import type { DepartmentFigures as Figures } from '@/lib/domains/claims/shapes'
import { claimCodes } from '@/lib/domains/claims/states'
import { dayForms, formatNumber, plural } from '@/lib/text/plural'
import { TitledSection } from '@/components/ui/text/titled-section'

const terms = {
  onTime: 'В срок',
  received: 'Получено',
  solved: 'Решено',
  overdue: 'Просрочено сейчас',
  days: 'Дней до ответа',
  notAccepted: '«Не решено»',
}

/** The width of the container decides: with large text a wide screen shows the short rows too. */
const columns = '@4xl:grid @4xl:grid-cols-[minmax(0,2.4fr)_repeat(6,minmax(0,1fr))] @4xl:gap-x-4'

/** Open overdue claims count as due, so unanswered claims are visible. */
export function DepartmentFigures({ rows }: { rows: readonly Figures[] }) {
  if (rows.length === 0) return null
  return (
    <TitledSection
      id="departments"
      title="Как отвечают ведомства"
      className="@container mt-20 border-t border-line pt-12"
    >
      <p className="mt-3 max-w-measure text-ink-soft">
        «В срок» — доля ответов, данных вовремя, среди всех заявок, срок которых уже наступил; молчание тоже считается
        опозданием. «Дней до ответа» — за столько дней или быстрее ответили на половину заявок. «Не решено» — так
        оценили ответ авторы. Каждое число ведёт к своим заявкам.
      </p>
      <p aria-hidden className={classNames('mt-6 hidden items-end py-2 text-sm text-ink-soft', columns)}>
        <span>Ведомство</span>
        {Object.values(terms).map((term) => (
          <span key={term} className="text-right">
            {term}
          </span>
        ))}
      </p>
      <ul className="mt-6 divide-y divide-line border-y border-line tabular-nums @4xl:mt-0">
        {rows.map((row) => (
          <Department key={row.department.id} row={row} />
        ))}
      </ul>
    </TitledSection>
  )
}

function Department({ row }: { row: Figures }) {
  return (
    <li className={classNames('@4xl:py-3', columns)}>
      <details className="group @4xl:hidden">
        <Summary row={row} />
        <div className="pb-5">
          <DepartmentLink row={row} />
          <Facts row={row} className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 @md:grid-cols-3" />
        </div>
      </details>
      <div className="hidden @4xl:contents">
        <h3>
          <DepartmentLink row={row} />
        </h3>
        <Facts row={row} className="contents" />
      </div>
    </li>
  )
}

function Summary({ row: { department, due, on_time: onTime, overdue, not_accepted: notAccepted } }: { row: Figures }) {
  return (
    <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3">
      <h3 className="leading-5.5 font-medium">{department.title}</h3>
      <DetailsChevron className="row-span-2 size-5 text-ink-soft" />
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {due > 0 ? <OnTime share={percent(onTime, due)} /> : 'Сроки ещё не наступали'}
        {overdue > 0 && <span className="font-semibold text-danger">просрочено {formatNumber(overdue)}</span>}
        {notAccepted > 0 && <span>«не решено» {formatNumber(notAccepted)}</span>}
      </span>
    </summary>
  )
}

function OnTime({ share }: { share: number }) {
  return (
    <>
      <svg aria-hidden data-meter viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-14 rounded-full">
        <rect width="100" height="4" className="fill-line" />
        <rect width={share} height="4" className="fill-brand" />
      </svg>
      <span>
        {terms.onTime} <span className="font-semibold text-ink">{share} %</span>
      </span>
    </>
  )
}

function DepartmentLink({ row: { department } }: { row: Figures }) {
  return (
    <Link href={paths.organization(department.id)} className="link target">
      {department.title}
    </Link>
  )
}

function Facts({ row, className }: { row: Figures; className: string }) {
  const { department, received, solved, answered, due, overdue, judged } = row
  const days = answered === 0 ? null : row.median_days
  const of = (filter: ClaimsFilter) => claimsHref({ department: department.id, ...filter })
  const about = (what: string) => `${what}, ${department.title}`
  return (
    <dl className={className}>
      <Fact term={terms.onTime}>
        <Share
          part={{ href: of({ figure: 'on_time' }), value: row.on_time, about: about('отвечено в срок') }}
          whole={{ href: of({ figure: 'due' }), value: due, about: about('срок наступил') }}
        />
      </Fact>
      <Fact term={terms.received}>
        <Figure href={of({})} value={received} about={about('получено')} />
      </Fact>
      <Fact term={terms.solved}>
        <Figure href={of({ codes: [claimCodes.solved] })} value={solved} about={about('решено')} />
      </Fact>
      <Fact term={terms.overdue}>
        <Figure href={of({ overdue: true })} value={overdue} about={about('просрочено')} />
      </Fact>
      <Fact term={terms.days}>
        {days === null ? (
          '—'
        ) : (
          <Figure href={of({ figure: 'answered' })} value={days} about={about(daysToAnswer(days))} />
        )}
      </Fact>
      <Fact term={terms.notAccepted}>
        <Share
          part={{
            href: of({ figure: 'not_accepted' }),
            value: row.not_accepted,
            about: about('сказано «не решено»'),
          }}
          whole={{ href: of({ figure: 'judged' }), value: judged, about: about('оценено') }}
        />
      </Fact>
    </dl>
  )
}

function daysToAnswer(days: number): string {
  return `${plural(days, dayForms)} до ответа`
}

/** In a wide row the term is above the column and is only read out here. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 @4xl:text-right">
      <dt className="text-sm text-ink-soft @4xl:sr-only">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface FigureProps {
  href: string
  value: number
  about: string
}

function Figure({ href, value, about }: FigureProps) {
  if (value === 0) return 0
  return (
    <Link href={href} className="link target">
      {formatNumber(value)}
      <span className="sr-only"> {about}</span>
    </Link>
  )
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100)
}

function Share({ part, whole }: { part: FigureProps; whole: FigureProps }) {
  if (whole.value === 0) return '—'
  return (
    <>
      <span className="block font-semibold">{percent(part.value, whole.value)} %</span>
      <span className="text-sm font-normal text-ink-soft">
        <Figure {...part} /> из <Figure {...whole} />
      </span>
    </>
  )
}
