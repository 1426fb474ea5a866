import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { PersonCard } from '@/components/features/government/person-card'
import { toShownMayor, toShownMinister } from '@/components/features/government/shown-person'
import { organizationsSection } from '@/components/features/government/organizations-section'
import { PlacesMap } from '@/components/map/places-map'
import { MomentText, DateText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { OrganizationItem } from '@/lib/domains/government/contract'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { newsHref } from '@/lib/domains/news/rules'
import { lowerFirst } from '@/lib/text/capitalize'
import { TitledSection } from '@/components/ui/text/titled-section'
import { spokenName } from '@/lib/text/person-name'

interface OrganizationPageProps {
  organization: OrganizationItem
  mayor: MayorCard
}

export function OrganizationPage({ organization, mayor }: OrganizationPageProps) {
  const { powers, head_img: picture } = organization
  return (
    <div className="space-y-12">
      {picture && <Picture image={picture} ratio="wide" sizes="(min-width: 64rem) 50rem, 100vw" decorative priority />}
      <Leader organization={organization} mayor={mayor} />
      {powers && (
        <Section id="powers" title={isPower(organization) ? 'Полномочия' : 'Чем занимается'}>
          <RichText html={powers} />
        </Section>
      )}
    </div>
  )
}

export function OrganizationParts({ organization }: { organization: OrganizationItem }) {
  const { ministers, departments } = organization
  return (
    <div className="space-y-12">
      {ministers.length > 0 && (
        <Section id="people" title="Заместители и руководители">
          <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 xl:grid-cols-3">
            {ministers.map((minister) => (
              <li key={minister.id}>
                <PersonCard person={toShownMinister(minister, minister.phone)} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {departments.length > 0 && <Departments organization={organization} />}
      <Place organization={organization} />
      <OrganizationLinks documents={organization.documents} news={organization.news} />
      <p className="text-sm text-ink-soft">
        Сведения обновлены <MomentText value={organization.updated_at} prefix="" withDay zone={env.TIME_ZONE} />
      </p>
    </div>
  )
}

function Leader({ organization: { head, is_led_by_mayor: ledByMayor, curator }, mayor }: OrganizationPageProps) {
  const isMayor = ledByMayor && Boolean(mayor.surname)
  if (!head && !isMayor) return null
  return (
    <Section id="head" title="Руководитель">
      {isMayor ? (
        <PersonCard person={toShownMayor(mayor)} size="large" heading="h3" />
      ) : (
        head && <PersonCard person={toShownMinister(head, head.phone)} size="large" heading="h3" />
      )}
      {curator && (
        <p className="mt-5 max-w-measure text-ink-soft">
          Курирует{' '}
          <Link href={paths.minister(curator.id)} className="link">
            {spokenName(curator)}
          </Link>
          , {lowerFirst(curator.post)}.
        </p>
      )}
    </Section>
  )
}

const SHOWN = 24

function Departments({ organization: { id, departments } }: { organization: OrganizationItem }) {
  return (
    <Section id="departments" title="Подразделения и подведомственные организации">
      <ul className="divide-y divide-line border-y border-line">
        {departments.slice(0, SHOWN).map(({ id: number, title, address }) => (
          <li key={number} className="gap-x-8 py-3.5 sm:grid sm:grid-cols-[minmax(0,1fr)_15rem]">
            <Link href={paths.organization(number)} className="link target font-medium">
              {title}
            </Link>
            <span className="block text-ink-soft">{address}</span>
          </li>
        ))}
      </ul>
      {departments.length > SHOWN && (
        <p className="mt-4">
          <Link href={organizationsSection.href({ parent: id })} className="link target">
            Все подведомственные организации
          </Link>
        </p>
      )}
    </Section>
  )
}

function Place({ organization: { id, title, address, latitude, longitude } }: { organization: OrganizationItem }) {
  if (latitude === null || longitude === null) return null
  return (
    <Section id="place" title="Как найти">
      <p className="mb-4">{address}</p>
      <PlacesMap label={`${title} на карте`} places={[{ id, title, address, latitude, longitude }]} />
    </Section>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title}>
      <div className="mt-5">{children}</div>
    </TitledSection>
  )
}

function isPower({ kind }: OrganizationItem): boolean {
  return kind === 'authority' || kind === 'department'
}

function OrganizationLinks({ documents, news }: Pick<OrganizationItem, 'documents' | 'news'>) {
  return (
    <>
      {documents.length > 0 && <Acts documents={documents} />}
      {news.length > 0 && <NewsAbout news={news} />}
    </>
  )
}

function Acts({ documents }: Pick<OrganizationItem, 'documents'>) {
  return (
    <TitledSection id="documents" title="Документы">
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {documents.map(({ id, title, number, date, type }) => (
          <li key={id} className="py-4">
            <p className="tabular text-sm text-ink-soft">
              {type.title}
              {number && ` №\u00A0${number}`} от <DateText value={date} form="short" zone="UTC" />
            </p>
            <Link href={paths.document(id)} className="link target mt-1 inline-block max-w-measure">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function NewsAbout({ news }: Pick<OrganizationItem, 'news'>) {
  return (
    <TitledSection id="news" title="Новости">
      <ul className="mt-5 space-y-4">
        {news.map((item) => (
          <li key={item.id} className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <MomentText value={item.date_publication} zone={env.TIME_ZONE} className="tabular text-sm text-ink-soft" />
            <Link href={newsHref(item)} className="link target max-w-measure">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
