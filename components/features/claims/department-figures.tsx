import Link from 'next/link'
import type { ReactNode } from 'react'
import { claimsHref, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { paths } from '@/lib/config/paths'
import type { DepartmentFigures as Figures } from '@/lib/domains/claims/lists-contract'
import { formatNumber, plural } from '@/lib/shared/plural'

const columns = ['Получено', 'Решено', 'В срок', 'Просрочено сейчас', 'Дней до ответа', 'Ответили «не решено»']

/** How departments answer. Open overdue claims stand among those whose term has come, so silence shows. */
export function DepartmentFigures({ rows }: { rows: readonly Figures[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="departments" className="mt-20 border-t border-line pt-12">
      <h2 id="departments" className="text-h2">
        Как отвечают ведомства
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft">
        «В срок» — доля ответов, данных вовремя, среди всех заявок, срок которых уже наступил; молчание тоже считается
        опозданием. «Дней до ответа» — у половины заявок ответ пришёл не позже. Каждое число ведёт к своим заявкам.
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is scrolled by the keyboard too */}
      <div tabIndex={0} role="region" aria-label="Таблица по ведомствам" className="relative mt-6 overflow-x-auto">
        <table className="w-full min-w-3xl text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                Ведомство
              </th>
              {columns.map((title) => (
                <th key={title} scope="col" className="py-2 pl-4 text-right font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line tabular-nums">
            {rows.map((row) => (
              <Row key={row.department.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ row }: { row: Figures }) {
  const { department, received, solved, answered, due, overdue, judged } = row
  const of = (filter: ClaimsFilter) => claimsHref({ department: department.id, ...filter })
  const about = (what: string) => `${what}, ${department.title}`
  return (
    <tr>
      <th scope="row" className="py-3 pr-4 font-normal">
        <Link href={paths.organization(department.id)} prefetch={false} className="link target">
          {department.title}
        </Link>
      </th>
      <Cell>
        <Figure href={of({})} value={received} about={about('получено')} />
      </Cell>
      <Cell>
        <Figure href={of({ codes: [3] })} value={solved} about={about('решено')} />
      </Cell>
      <Cell>
        <Share
          part={{ href: of({ figure: 'on_time' }), value: row.on_time, about: about('отвечено в срок') }}
          whole={{ href: of({ figure: 'due' }), value: due, about: about('срок наступил') }}
        />
      </Cell>
      <Cell>
        <Figure href={of({ overdue: true })} value={overdue} about={about('просрочено')} />
      </Cell>
      <Cell>
        {row.median_days === null || answered === 0 ? (
          '—'
        ) : (
          <Figure
            href={of({ figure: 'answered' })}
            value={row.median_days}
            about={about(daysToAnswer(row.median_days))}
          />
        )}
      </Cell>
      <Cell>
        <Share
          part={{ href: of({ figure: 'not_accepted' }), value: row.not_accepted, about: about('сказано «не решено»') }}
          whole={{ href: of({ figure: 'judged' }), value: judged, about: about('оценено') }}
        />
      </Cell>
    </tr>
  )
}

function daysToAnswer(days: number): string {
  return `${plural(days, ['день', 'дня', 'дней'])} до ответа`
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="py-3 pl-4 text-right">{children}</td>
}

interface FigureProps {
  href: string
  value: number
  about: string
}

function Figure({ href, value, about }: FigureProps) {
  if (value === 0) return 0
  return (
    <Link href={href} prefetch={false} className="link target">
      {formatNumber(value)}
      <span className="sr-only"> {about}</span>
    </Link>
  )
}

/** A share and the two numbers it is made of. */
function Share({ part, whole }: { part: FigureProps; whole: FigureProps }) {
  if (whole.value === 0) return '—'
  return (
    <>
      <span className="block font-semibold">{Math.round((part.value / whole.value) * 100)} %</span>
      <span className="text-sm whitespace-nowrap text-ink-soft">
        <Figure {...part} /> из <Figure {...whole} />
      </span>
    </>
  )
}
