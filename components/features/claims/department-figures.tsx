import Link from 'next/link'
import { claimsHref } from '@/components/features/claims/claim-address'
import { paths } from '@/lib/config/paths'
import type { DepartmentFigures as Figures } from '@/lib/contract/claim-lists'
import { formatNumber } from '@/lib/shared/plural'

const columns = ['Получено', 'Решено', 'В срок', 'Просрочено сейчас', 'Дней до ответа', 'Не согласны с ответом']

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
        опозданием. «Дней до ответа» — у половины заявок ответ пришёл не позже.
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
  const {
    department,
    received,
    solved,
    due,
    on_time: onTime,
    overdue,
    median_days: days,
    judged,
    not_accepted: refused,
  } = row
  const own = { department: department.id }
  return (
    <tr>
      <th scope="row" className="py-3 pr-4 font-normal">
        <Link href={paths.organization(department.id)} prefetch={false} className="link target">
          {department.title}
        </Link>
      </th>
      <Cell href={claimsHref(own)} value={received} about={`получено, ${department.title}`} />
      <Cell href={claimsHref({ ...own, codes: [3] })} value={solved} about={`решено, ${department.title}`} />
      <td className="py-3 pl-4 text-right font-semibold">{share(onTime, due)}</td>
      <Cell href={claimsHref({ ...own, overdue: true })} value={overdue} about={`просрочено, ${department.title}`} />
      <td className="py-3 pl-4 text-right">{days ?? '—'}</td>
      <td className="py-3 pl-4 text-right">{share(refused, judged)}</td>
    </tr>
  )
}

function Cell({ href, value, about }: { href: string; value: number; about: string }) {
  return (
    <td className="py-3 pl-4 text-right">
      {value === 0 ? (
        0
      ) : (
        <Link href={href} prefetch={false} className="link target">
          {formatNumber(value)}
          <span className="sr-only"> {about}</span>
        </Link>
      )}
    </td>
  )
}

function share(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((part / whole) * 100)} %` : '—'
}
