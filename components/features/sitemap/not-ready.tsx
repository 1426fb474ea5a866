import { DataList } from '@/components/ui/data-list'
import { LinkButton } from '@/components/ui/link-button'
import { PhoneLink } from '@/components/ui/phone-link'
import { paths } from '@/lib/config/paths'
import type { SiteSettings } from '@/lib/contract/site'

/** A section under way: when it opens, who answers for it, what one may do meanwhile. */
export function NotReady({ settings }: { settings: SiteSettings }) {
  const { administration, address, phones, email, hours } = settings
  const rows = [
    { term: 'Когда', value: 'Разделы открываются по одному, каждый месяц. О каждом объявляем в новостях.' },
    { term: 'Кто отвечает', value: administration },
    { term: 'Телефон', value: phones[0] && <PhoneLink phone={phones[0]} /> },
    {
      term: 'Почта',
      value: email && (
        <a href={`mailto:${email}`} className="link break-all">
          {email}
        </a>
      ),
    },
    { term: 'Адрес', value: address },
    { term: 'Часы работы', value: hours },
  ]
  return (
    <div className="max-w-3xl">
      <DataList rows={rows} />
      <h2 className="mt-12 text-h3">Что можно сделать сейчас</h2>
      <p className="mt-2 text-ink-soft">Позвонить или написать нам: ответим и без этого раздела.</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={paths.servicesCatalog}>Открыть каталог услуг</LinkButton>
        <LinkButton href={paths.news} variant="secondary">
          Читать новости
        </LinkButton>
      </p>
    </div>
  )
}
