import { EmailLink, PhoneLink, TextWithContacts, ContactLine } from '@/components/ui/text/contact-links'
import { EmptyState } from '@/components/ui/list/empty-state'
import { outletKinds, type MediaOutlet } from '@/lib/domains/city/contract'
import { normalizeLink, stripScheme } from '@/lib/text/normalize-link'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

const headings: Record<MediaOutlet['kind'], string> = {
  newspaper: 'Газеты',
  magazine: 'Журналы',
  tv: 'Телевидение',
  radio: 'Радио',
  online: 'Сетевые издания',
}

export function OutletsList({ outlets }: { outlets: readonly MediaOutlet[] }) {
  if (outlets.length === 0)
    return (
      <EmptyState title="Список пока пуст">Редакции появятся здесь, как только пришлют сведения о себе.</EmptyState>
    )
  const kinds = Object.keys(outletKinds) as MediaOutlet['kind'][]
  return (
    <div className="space-y-14">
      {kinds.map((kind) => (
        <OutletKind key={kind} kind={kind} outlets={outlets.filter((outlet) => outlet.kind === kind)} />
      ))}
    </div>
  )
}

function OutletKind({ kind, outlets }: { kind: MediaOutlet['kind']; outlets: readonly MediaOutlet[] }) {
  if (outlets.length === 0) return null
  return (
    <TitledSection
      id={`kind-${kind}`}
      title={headings[kind]}
      headingClassName="text-h2 lg:pt-6"
      className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <ul className="divide-y divide-line border-y border-line">
        {outlets.map((outlet) => (
          <Outlet key={outlet.id} outlet={outlet} />
        ))}
      </ul>
    </TitledSection>
  )
}

function Outlet({ outlet }: { outlet: MediaOutlet }) {
  const { id, title, description, schedule, founder } = outlet
  return (
    <li id={`outlet-${id}`} className="grid gap-x-12 gap-y-4 py-6 sm:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        {schedule && <p className="mt-1 text-ink-soft">{schedule}</p>}
        <p className="mt-3 max-w-measure">
          <TextWithContacts text={description} />
        </p>
        {founder && <p className="mt-3 text-sm text-ink-soft">Учредитель: {founder}</p>}
      </div>
      <OutletContacts outlet={outlet} />
    </li>
  )
}

function OutletContacts({ outlet: { url, phones, email, address } }: { outlet: MediaOutlet }) {
  const link = url && normalizeLink(url)
  return (
    <address className="space-y-2 not-italic">
      {link && (
        <ContactLine className="py-1" icon={<Icon name="globe" />}>
          <a href={link} rel="noopener" className="link target">
            {stripScheme(link)}
          </a>
        </ContactLine>
      )}
      {phones.map((phone) => (
        <ContactLine key={phone} className="py-1" icon={<Icon name="phone" />}>
          <PhoneLink phone={phone} className="link target" />
        </ContactLine>
      ))}
      {email && (
        <ContactLine className="py-1" icon={<Icon name="mail" />}>
          <EmailLink email={email} />
        </ContactLine>
      )}
      {address && (
        <ContactLine className="py-1" icon={<Icon name="map-pin" />}>
          {address}
        </ContactLine>
      )}
    </address>
  )
}
