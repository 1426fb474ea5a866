import { classNames } from '@/components/ui/class-names'
import { getHostname } from '@/lib/text/normalize-link'
import { DataList } from '@/components/ui/list/data-list'
import { RichText } from '@/components/ui/text/rich-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import type { ServiceItem } from '@/lib/domains/services/contract'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'

const SHORT_RESULT = 400

export function ServiceFacts({ service }: { service: ServiceItem }) {
  return (
    <div className="rounded-card bg-ground p-4 sm:p-6 lg:max-h-[calc(100dvh-var(--header)-3rem)] lg:overflow-y-auto print:max-h-none">
      <div className="mb-6 max-lg:hidden print:hidden">
        <ApplyAction service={service} />
      </div>
      <div className="*:border-none [&>dl>:first-child]:pt-0 [&>dl>:last-child]:pb-0">
        <DataList
          layout="stacked"
          rows={[
            { term: 'Срок', value: service.term },
            { term: 'Стоимость', value: service.fee && <TextWithContacts text={service.fee} /> },
            { term: 'Кто оказывает', value: service.authority },
            {
              term: 'Результат',
              value: isResultShort(service) && service.result && (
                <RichText html={service.result} className="text-base" />
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

/** A long result is shown in the text instead. */
export function isResultShort({ result }: ServiceItem): boolean {
  return result.length <= SHORT_RESULT
}

function ApplyAction({ service: { ways } }: { service: ServiceItem }) {
  const online = ways.find(({ kind, url }) => kind === 'online' && url)
  if (online?.url)
    return (
      <div className="space-y-1.5 print:hidden">
        <LinkButton href={online.url} rel="noopener" className="w-full">
          Подать онлайн
        </LinkButton>
        <p className="text-sm text-ink-soft">Откроется сайт {getHostname(online.url)}</p>
      </div>
    )
  const inCenter = ways.some(({ kind }) => kind === 'center')
  return (
    <LinkButton href={inCenter ? paths.serviceCenters : '#ways'} className="w-full">
      {inCenter ? 'Где подать заявление' : 'Как подать заявление'}
    </LinkButton>
  )
}

/** Sticks to the lower edge on phones. It has its own space at the end, and focused links scroll clear of it. */
export function ApplyBar({ service }: { service: ServiceItem }) {
  return (
    <div
      className={classNames(
        'bottom-0 z-20 -mx-(--gutter) mt-8 border-t border-line bg-paper px-(--gutter) pt-3',
        'pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden print:hidden [@media(min-height:36em)]:sticky',
      )}
    >
      <ApplyAction service={service} />
    </div>
  )
}
