import { ApplyAction } from '@/components/features/services/apply-action'
import { DataList } from '@/components/ui/data-list'
import { RichText } from '@/components/ui/rich-text'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import type { ServiceItem } from '@/lib/domains/services/contract'

const SHORT_RESULT = 400

/** Shows the facts that everybody asks for first, and on wide screens the link to apply. */
export function ServiceFacts({ service }: { service: ServiceItem }) {
  return (
    <div className="rounded-card bg-ground p-5 sm:p-6 lg:max-h-[calc(100dvh-var(--header)-3rem)] lg:overflow-y-auto print:max-h-none">
      <div className="mb-6 max-lg:hidden print:hidden">
        <ApplyAction service={service} />
      </div>
      <div className="*:border-none [&>dl>:first-child]:pt-0 [&>dl>:last-child]:pb-0">
        <DataList
          stacked
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

/** Returns whether the result is short enough for the facts; a long one stands in the text. */
export function isResultShort({ result }: ServiceItem): boolean {
  return result.length <= SHORT_RESULT
}
