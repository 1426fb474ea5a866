import Link from 'next/link'
import { PersonCard } from '@/components/features/government/person-card'
import { EmptyState } from '@/components/ui/list/empty-state'
import { PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { OrganizationCard } from '@/lib/domains/government/contract'
import type { MayorCard } from '@/lib/domains/mayor/contract'

interface GovernmentsListProps {
  government: readonly OrganizationCard[]
  mayor: MayorCard
}

export function GovernmentsList({ government, mayor }: GovernmentsListProps) {
  const authorities = government.filter(({ kind }) => kind === 'authority')
  const departments = government.filter(({ kind }) => kind === 'department')
  if (government.length === 0) return <EmptyState title="Органы власти пока не опубликованы" />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {authorities.map((authority) => (
          <Authority key={authority.id} organization={authority} mayor={mayor} />
        ))}
      </ul>
      {departments.length > 0 && (
        <section aria-labelledby="departments" className="mt-16">
          <h2 id="departments" className="text-h2">
            Подразделения администрации
          </h2>
          <ul className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
            {departments.map((department) => (
              <Department key={department.id} organization={department} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Authority({ organization, mayor }: { organization: OrganizationCard; mayor: MayorCard }) {
  const { id, title, summary, head, is_led_by_mayor: ledByMayor, address, phones } = organization
  return (
    <li className="grid gap-x-14 gap-y-5 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h2 className="text-h3">
          <Link href={paths.organization(id)} prefetch={false} className="link-quiet text-brand-strong">
            {title}
          </Link>
        </h2>
        {summary && (
          <p className="mt-2 max-w-measure text-lg">
            <TextWithContacts text={summary} />
          </p>
        )}
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
          <span>{address}</span>
          {phones[0] && <PhoneLink phone={phones[0]} className="link target" />}
        </p>
      </div>
      {ledByMayor && mayor.surname ? (
        <PersonCard person={mayor} href={paths.mayor} post="Глава города" />
      ) : (
        head && <PersonCard person={head} href={paths.minister(head.id)} post={head.post} />
      )}
    </li>
  )
}

function Department({ organization: { id, title, summary, head, phones } }: { organization: OrganizationCard }) {
  return (
    <li className="flex flex-col border-t-2 border-line-strong pt-4">
      <h3 className="text-lg leading-6.5 font-semibold">
        <Link href={paths.organization(id)} prefetch={false} className="link-quiet text-brand-strong">
          {title}
        </Link>
      </h3>
      {summary && (
        <p className="mt-1.5 mb-4 text-ink-soft">
          <TextWithContacts text={summary} />
        </p>
      )}
      {head ? (
        <PersonCard person={head} href={paths.minister(head.id)} post={head.post} phone={phones[0]} />
      ) : (
        phones[0] && (
          <p className="text-sm">
            <PhoneLink phone={phones[0]} className="link target" />
          </p>
        )
      )}
    </li>
  )
}
