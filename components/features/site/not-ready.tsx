import { EmailLink, PhoneLink } from '@/components/ui/text/contact-links'
import { DataList } from '@/components/ui/list/data-list'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'
import type { SiteSettings } from '@/lib/domains/site/contract'
import { TitledSection } from '@/components/ui/text/titled-section'

export function NotReady({ settings }: { settings: SiteSettings }) {
  const { administration, address, phones, email, hours, not_ready: known } = settings
  const rows = [
    { term: 'Когда', value: known.when ?? 'Разделы открываются по одному. О каждом объявляем в новостях.' },
    { term: 'Кто готовит', value: known.who ?? administration },
    { term: 'Телефон', value: phones[0] && <PhoneLink phone={phones[0]} /> },
    {
      term: 'Почта',
      value: email && <EmailLink email={email} className="link" />,
    },
    { term: 'Адрес', value: address },
    { term: 'Часы работы', value: hours },
  ]
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <DataList rows={rows} />
      <TitledSection
        id="meanwhile"
        title="Что можно сделать сейчас"
        headingClassName="text-h3"
        className="self-start rounded-card bg-sand p-6 sm:p-8"
      >
        <p className="mt-2">Спросите нас: ответим и без этого раздела.</p>
        <p className="mt-5 flex flex-col gap-3">
          <LinkButton href={paths.feedback}>Выбрать, куда обратиться</LinkButton>
          <LinkButton href={paths.servicesCatalog} variant="secondary">
            Открыть каталог услуг
          </LinkButton>
          <LinkButton href={paths.news} variant="secondary">
            Читать новости
          </LinkButton>
        </p>
      </TitledSection>
    </div>
  )
}
