'use client'

import { Link } from '@/components/ui/link'
import type { SphereRow } from '@/components/features/government/organization-rows'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Icon } from '@/components/ui/icon/icon'
import { HtmlText } from '@/components/ui/text/html-text'

const look = { frame: 'mt-4', list: 'space-y-8 border-b border-line lg:space-y-0' }

export function OrganizationsList({ state }: { state: SectionState<SphereRow> }) {
  return (
    <SectionList id="organizations-list" state={state} look={look}>
      {(row) => <Sphere key={row.organizations[0]?.href} row={row} />}
    </SectionList>
  )
}

function Sphere({ row: { sphere, organizations } }: { row: SphereRow }) {
  return (
    <li className="grid border-t border-line-strong pt-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0">
      <h2 className="self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-6">
        {sphere ? (
          <Link href={sphere.href} className="link-quiet">
            {sphere.title}
          </Link>
        ) : (
          'Другие организации'
        )}
      </h2>
      <ul className="divide-y divide-line lg:col-start-2">
        {organizations.map((organization) => (
          <li key={organization.href}>
            <Organization organization={organization} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Organization({ organization }: { organization: SphereRow['organizations'][number] }) {
  const { href, title, summary, head, address, phone } = organization
  return (
    <div className="grid gap-x-10 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_17rem] lg:py-6">
      <div className="min-w-0">
        <h3 className="text-lg leading-6.5 font-semibold">
          <Link href={href} className="link-quiet text-brand-strong">
            {title}
          </Link>
        </h3>
        {summary && <p className="mt-1.5 max-w-measure text-ink-soft" dangerouslySetInnerHTML={{ __html: summary }} />}
        {head && (
          <p className="mt-2 text-sm">
            <span className="text-ink-soft">Руководитель: </span>
            <Link href={head.href} className="link target">
              {head.name}
            </Link>
          </p>
        )}
      </div>
      <div className="space-y-1.5 text-sm">
        {address && (
          <p className="flex gap-2.5">
            <Icon name="map-pin" className="mt-0.5 size-4.5 shrink-0 text-brand" />
            {address}
          </p>
        )}
        {phone && (
          <p className="flex gap-2.5">
            <Icon name="phone" className="mt-0.5 size-4.5 shrink-0 text-brand" />
            <HtmlText html={phone} />
          </p>
        )}
      </div>
    </div>
  )
}
