import { stripScheme } from '@/lib/text/normalize-link'
import { EmailLink, PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { DataList } from '@/components/ui/list/data-list'
import { HoursTable } from '@/components/ui/hours/hours-table'
import { OpenBadge } from '@/components/ui/hours/open-badge'
import { env } from '@/lib/config/env'
import type { TourismItem } from '@/lib/domains/tourism/contract'
import { openState, toWeekday } from '@/lib/time/opening-hours'

export function PlaceFacts({ item, now }: { item: TourismItem; now: Date }) {
  const { hours, phones } = item
  return (
    <div className="space-y-4 lg:space-y-6">
      {hours.length > 0 && <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />}
      <div>
        <DataList
          layout="stacked"
          rows={[
            {
              term: 'Адрес',
              value: item.address && (
                <>
                  <span className="mr-2 inline-block">{item.address}</span>
                  {item.latitude !== null && (
                    <a href="#place-map" className="link target inline-block print:hidden">
                      Как добраться
                    </a>
                  )}
                </>
              ),
            },
            { term: 'Сколько стоит', value: item.price && <TextWithContacts text={item.price} /> },
            { term: 'Длина', value: item.length_km && `${item.length_km.toLocaleString('ru-RU')} км` },
            { term: 'Время в пути', value: item.duration },
            { term: 'Сложность', value: item.difficulty },
            { term: 'Телефон', value: phones.length > 0 && <Phones phones={phones} /> },
            { term: 'Почта', value: item.email && <EmailLink email={item.email} /> },
            { term: 'Сайт', value: item.site && <Site address={item.site} /> },
          ].map((row) => ({ ...row, value: row.value || null }))}
        />
        {hours.length > 0 && (
          <div className="-mt-px">
            <HoursTable name={item.title} hours={hours} today={toWeekday(now, env.TIME_ZONE)} />
          </div>
        )}
      </div>
      {item.hours_note && (
        <p className="text-sm text-ink-soft">
          <TextWithContacts text={item.hours_note} />
        </p>
      )}
    </div>
  )
}

function Phones({ phones }: { phones: readonly string[] }) {
  return phones.map((phone) => <PhoneLink key={phone} phone={phone} className="link target block" />)
}

function Site({ address }: { address: string }) {
  return (
    <a href={address} rel="noopener" className="link target">
      {stripScheme(address)}
    </a>
  )
}
