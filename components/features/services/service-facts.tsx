import { LinkButton } from '@/components/ui/link-button'
import { DataList } from '@/components/ui/data-list'
import { ShareMenu } from '@/components/ui/share-menu'
import { env } from '@/lib/config/env'
import { RichText } from '@/components/ui/rich-text'
import { paths } from '@/lib/config/paths'
import type { ServiceItem } from '@/lib/domains/services/contract'

const SHORT_RESULT = 400

/** What everybody asks first, and the way to begin. */
export function ServiceFacts({ service }: { service: ServiceItem }) {
  return (
    <div className="rounded-card bg-ground p-5 sm:p-6">
      <ApplyAction service={service} />
      <div className="mt-6">
        <DataList
          stacked
          rows={[
            { term: 'Срок', value: service.term },
            { term: 'Стоимость', value: service.fee },
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
      <div className="mt-6">
        <ShareMenu url={new URL(paths.service(service.id), env.PUBLIC_URL).href} title={service.title} />
      </div>
    </div>
  )
}

/** A short result stands among the facts, a long one in the text. */
export function isResultShort({ result }: ServiceItem): boolean {
  return result.length <= SHORT_RESULT
}

function ApplyAction({ service: { ways } }: { service: ServiceItem }) {
  const online = ways.find(({ kind, url }) => kind === 'online' && url)
  if (online?.url)
    return (
      <div className="space-y-2 print:hidden">
        <LinkButton href={online.url} rel="noopener" className="w-full">
          Подать онлайн
        </LinkButton>
        <p className="text-sm text-ink-soft">Откроется сайт {hostOf(online.url)}</p>
      </div>
    )
  const inCenter = ways.some(({ kind }) => kind === 'center')
  return (
    <LinkButton href={inCenter ? paths.serviceCenters : '#ways'} className="w-full">
      {inCenter ? 'Где подать заявление' : 'Как подать заявление'}
    </LinkButton>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
