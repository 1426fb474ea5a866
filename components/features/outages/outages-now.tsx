import { Link } from '@/components/ui/link'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { TitledSection } from '@/components/ui/text/titled-section'
import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import type { Outage } from '@/lib/domains/outages/contract'
import { formatMessageTerm } from '@/lib/time/deadline-text'
import { formatDateOrTime } from '@/lib/time/dates'
import { upperFirst } from '@/lib/text/capitalize'

/** No more are shown at once: on phones the numbers below must stay near. */
const SHOWN = 3

/** What is or will be off: what, where, until when, and whom to ask. */
export function OutagesNow({ outages }: { outages: readonly Outage[] }) {
  const rest = outages.slice(SHOWN)
  return (
    <TitledSection
      id="outages"
      title="Отключения и предупреждения"
      headingClassName="text-h3 lg:text-h2"
      className="mt-5 scroll-mt-20 lg:mt-10"
    >
      {outages.length === 0 ? (
        <p className="mt-1">Сейчас их нет. Если у вас что-то отключено, звоните по телефонам ниже.</p>
      ) : (
        <OutageRows outages={outages.slice(0, SHOWN)} />
      )}
      {rest.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">Ещё {rest.length}</summary>
          <OutageRows outages={rest} />
        </details>
      )}
    </TitledSection>
  )
}

function OutageRows({ outages }: { outages: readonly Outage[] }) {
  return (
    <ul className="mt-1.5 divide-y divide-line border-y border-line">
      {outages.map((outage) => (
        <OutageRow key={outage.id} outage={outage} />
      ))}
    </ul>
  )
}

function OutageRow({ outage }: { outage: Outage }) {
  const { title, what, places, starts_at: starts, responsible, updated_at: updated } = outage
  const isAhead = new Date(starts) > new Date()
  return (
    <li className="grid gap-x-12 py-2 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-4">
      <div className="min-w-0">
        <h3 className="leading-6 font-semibold">
          <Link href={newsPath({ ...outage, typeCode: MESSAGE_TYPE_CODE })} className="link target wrap-anywhere">
            {what && !isAhead ? upperFirst(what) : title}
          </Link>
        </h3>
        {places && <p className="wrap-anywhere max-lg:text-sm max-lg:leading-5">{places}</p>}
      </div>
      <div className="min-w-0">
        <p className="font-medium max-lg:text-sm max-lg:leading-5">
          {formatMessageTerm(outage, env.TIME_ZONE)}
          {updated && <span className="text-sm font-normal text-ink-soft"> · {formatUpdate(updated)}</span>}
        </p>
        {responsible && (
          <p className="text-sm text-ink-soft">
            Отвечает: <TextWithContacts text={responsible} />
          </p>
        )}
      </div>
    </li>
  )
}

/** «обновлено в 10:05», «обновлено 29.11.2026». */
function formatUpdate(moment: string): string {
  return `обновлено ${formatDateOrTime(moment, { zone: env.TIME_ZONE, form: 'short', word: '' })}`
}
