import { Link } from '@/components/ui/link'
import { getStatistics } from '@/components/features/appeals/queries'
import { LinkButton } from '@/components/ui/button/button'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { AppealStatistics } from '@/lib/domains/appeals/contract'
import { formatMonth } from '@/lib/time/dates'
import { dayForms, formatCount, formatNumber, plural } from '@/lib/text/plural'
import { AppealTermsList, type AppealTerms } from '@/components/features/appeals/appeal-terms'
import { TitledSection } from '@/components/ui/text/titled-section'

type Counted = readonly { title: string; count: number }[]

const SHOWN_TOPICS = 7

const received = ['обращение получено', 'обращения получено', 'обращений получено'] as const
const considered = ['рассмотрено', 'рассмотрены', 'рассмотрено'] as const

export function AppealFigures({ figures }: { figures: AppealStatistics }) {
  return (
    <div className="space-y-12">
      <Totals {...figures} />
      <div className="grid gap-12 lg:grid-cols-2">
        <div className="space-y-10">
          <Shares title="Чем закончилось" rows={figures.outcomes}>
            Закон № 59-ФЗ (статья 11) разрешает оставить без ответа обращение без фамилии или адреса, неразборчивое или
            состоящее из оскорблений.
          </Shares>
          <Shares title="О чём пишут" rows={groupRareTopics(figures.topics)} />
        </div>
        <Months months={figures.months} />
      </div>
      <LinkButton href={paths.officialAppeal}>Написать обращение</LinkButton>
    </div>
  )
}

async function AppealSummary() {
  const figures = await getStatistics()
  if (!figures || figures.total === 0) return null
  const { total, answered, on_time: onTime, due } = figures
  return (
    <TitledSection id="appeal-summary" title="Как мы отвечаем" headingClassName="font-semibold">
      <p className="mt-2 text-sm text-ink-soft">
        {`${formatCount(total, received)}, ${answered} ${plural(answered, considered)}`}
        {due > 0 && `, в срок\u00A0— ${formatShare(onTime, due)}`}.
      </p>
      <Link href={paths.appealResults} className="link target mt-1 inline-block">
        Все цифры
      </Link>
    </TitledSection>
  )
}

function formatShare(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}\u00A0%`
}

/** Merges topics after the first seven, so that the rows add up to all appeals. */
function groupRareTopics(topics: Counted): Counted {
  const rest = topics.slice(SHOWN_TOPICS).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...topics.slice(0, SHOWN_TOPICS), { title: 'Остальные темы', count: rest }] : topics
}

function Totals({ total, answered, on_time: onTime, due, median_days: days }: AppealStatistics) {
  const facts = [
    { value: total, label: plural(total, received) },
    { value: answered, label: plural(answered, considered) },
    { value: total - answered, label: 'в работе' },
    { value: due > 0 ? formatShare(onTime, due) : '—', label: 'рассмотрены в срок' },
    {
      value: days === null ? '—' : formatNumber(days),
      label: `${plural(days ?? 0, dayForms)}\u00A0— обычный срок ответа`,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-h1 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Months({ months }: Pick<AppealStatistics, 'months'>) {
  return (
    <table className="w-full self-start text-left">
      <caption className="mb-3 text-left font-semibold">По месяцам</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-2 font-normal">
            Месяц
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Получено
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Отвечено
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line tabular-nums">
        {months.map(({ month, received, answered }) => (
          <tr key={month}>
            <th scope="row" className="py-2 font-normal">
              {formatMonth(`${month}-01`, 'UTC')}
            </th>
            <td className="py-2 text-right">{received}</td>
            <td className="py-2 text-right">{answered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Shares({ title, rows, children }: { title: string; rows: Counted; children?: string }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-3 space-y-3">
        {rows.map(({ title: name, count }) => (
          <li key={name}>
            <p className="flex justify-between gap-4">
              <span className="min-w-0">{name}</span>
              <span className="tabular-nums">{count}</span>
            </p>
            <meter aria-label={`${name}: ${count}`} className="share-meter" min={0} max={most} value={count} />
          </li>
        ))}
      </ul>
      {children && (
        <p className="mt-3 text-sm text-ink-soft">
          <TextWithContacts text={children} />
        </p>
      )}
    </div>
  )
}

export function AppealAside({ terms }: { terms: AppealTerms }) {
  return (
    <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] print:static">
      <div className="max-lg:hidden">
        <AppealTermsList terms={terms} />
      </div>
      <AppealSummary />
    </div>
  )
}
