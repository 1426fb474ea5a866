import Link from 'next/link'
import { organizationsSection, type OrganizationsPage } from '@/components/features/government/organizations-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { DepartmentFilter, OrganizationCard } from '@/lib/domains/government/contract'
import { fullName } from '@/lib/text/person-name'
import { PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { Button } from '@/components/ui/button/button'
import { Select } from '@/components/ui/field/select'
import { Tabs } from '@/components/ui/list/tabs'
import { TextInput } from '@/components/ui/field/text-input'
import { PlacesMap } from '@/components/map/places-map'
import { Icon } from '@/components/ui/icon/icon'

const look = { frame: 'mt-4', list: 'space-y-8 border-b border-line lg:space-y-0' }

export function OrganizationsList({ state, filter }: Pick<OrganizationsPage, 'state' | 'filter'>) {
  return (
    <SectionList id="organizations-list" state={state} look={look}>
      {(group) => <Sphere key={group[0]?.id} organizations={group} filter={filter} />}
    </SectionList>
  )
}

function Sphere({ organizations, filter }: { organizations: OrganizationCard[]; filter: DepartmentFilter }) {
  const sphere = organizations[0]?.sphere
  return (
    <li className="grid border-t border-line-strong pt-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0">
      <h2 className="self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-6">
        {sphere ? (
          <Link
            href={organizationsSection.href({ ...filter, sphere: sphere.id })}
            prefetch={false}
            className="link-quiet"
          >
            {sphere.title}
          </Link>
        ) : (
          'Другие организации'
        )}
      </h2>
      <ul className="divide-y divide-line lg:col-start-2">
        {organizations.map((organization) => (
          <li key={organization.id}>
            <OrganizationRow organization={organization} />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface OrganizationRowProps {
  organization: OrganizationCard
  heading?: 'h2' | 'h3'
}

function OrganizationRow({ organization, heading: Heading = 'h3' }: OrganizationRowProps) {
  const { id, title, summary, head, address, phones } = organization
  const [phone] = phones
  return (
    <div className="grid gap-x-10 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_17rem] lg:py-6">
      <div className="min-w-0">
        <Heading className="text-lg leading-6.5 font-semibold">
          <Link href={paths.organization(id)} prefetch={false} className="link-quiet text-brand-strong">
            {title}
          </Link>
        </Heading>
        {summary && (
          <p className="mt-1.5 max-w-measure text-ink-soft">
            <TextWithContacts text={summary} />
          </p>
        )}
        {head && (
          <p className="mt-2 text-sm">
            <span className="text-ink-soft">Руководитель: </span>
            <Link href={paths.minister(head.id)} prefetch={false} className="link target">
              {fullName(head)}
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
            <PhoneLink phone={phone} className="link target" />
          </p>
        )}
      </div>
    </div>
  )
}

export function OrganizationsBar({ answer, filter }: Pick<OrganizationsPage, 'answer' | 'filter'>) {
  const { kinds, spheres } = answer
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const tabs = [{ id: undefined, title: 'Все', count: total }, ...kinds].map(({ id, title, count }) => ({
    href: organizationsSection.href({ ...filter, kind: id }),
    label: title,
    count: filter.text || filter.sphere || filter.parent ? undefined : count,
    current: filter.kind === id,
  }))
  return (
    <>
      <form
        aria-label="Отбор организаций"
        action={paths.organizations}
        role="search"
        className="grid items-end gap-4 rounded-card bg-ground p-4 sm:grid-cols-2 sm:p-5 lg:min-h-30 lg:grid-cols-[minmax(0,1fr)_18rem_minmax(var(--submit),auto)]"
      >
        {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
        {filter.parent && <input type="hidden" name="parent" value={filter.parent} />}
        <TextInput
          id="organizations-text"
          name="text"
          type="search"
          enterKeyHint="search"
          maxLength={255}
          label="Название или адрес организации"
          placeholder="Школа, больница, улица"
          defaultValue={filter.text}
        />
        <Select
          id="organizations-theme"
          name="theme"
          label="Сфера"
          emptyLabel="Все сферы"
          options={spheres.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={filter.sphere}
        />
        <Button type="submit" className="sm:max-lg:col-span-2">
          Показать
        </Button>
      </form>
      <Tabs label="Вид организаций" items={tabs} className="mt-6" />
    </>
  )
}

export function OrganizationsMap({ organizations }: { organizations: readonly OrganizationCard[] }) {
  const places = organizations.map(({ id, title, address, latitude, longitude, phones }) => ({
    id,
    title,
    address,
    latitude,
    longitude,
    href: paths.organization(id),
    note: phones[0],
  }))
  if (places.every(({ latitude }) => latitude === null)) return null
  return (
    <section aria-labelledby="organizations-map" className="mt-14">
      <h2 id="organizations-map" className="mb-5 text-h2">
        На карте
      </h2>
      <PlacesMap label="Организации на карте" places={places}>
        {null}
      </PlacesMap>
    </section>
  )
}
