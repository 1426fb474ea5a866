import { Building2, Landmark, Mail, MonitorCheck } from 'lucide-react'
import Link from 'next/link'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import { applicationMethods, type ServiceItem } from '@/lib/domains/services/contract'

type Way = ServiceItem['ways'][number]

const icons: Record<Way['kind'], typeof Mail> = {
  office: Landmark,
  center: Building2,
  post: Mail,
  online: MonitorCheck,
}

/** Draws the ways to apply, each with an icon, a name and the next step when there is one. */
export function ServiceWays({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ways.map((way, index) => {
        const Icon = icons[way.kind]
        return (
          <li key={index} className="flex gap-4 py-5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint text-brand-strong">
              <Icon aria-hidden className="size-5.5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg leading-6.5 font-semibold">{applicationMethods[way.kind]}</h3>
              {way.text && (
                <p className="mt-1 max-w-measure">
                  <TextWithContacts text={way.text} />
                </p>
              )}
              <NextStep way={way} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function NextStep({ way: { kind, url } }: { way: Way }) {
  if (url)
    return (
      <a href={url} rel="noopener" className="link target mt-2 inline-block print:hidden">
        {kind === 'online' ? 'Подать онлайн' : 'Подробнее'}
      </a>
    )
  if (kind !== 'center') return null
  return (
    <Link href={paths.serviceCenters} className="link target mt-2 inline-block print:hidden">
      Адреса и часы работы
    </Link>
  )
}
