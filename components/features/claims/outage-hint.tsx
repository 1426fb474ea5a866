'use client'

import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { ReportValues } from '@/components/features/claims/send-claim'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { useDebounced } from '@/components/ui/use-debounced'
import { call } from '@/lib/client/call'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { listOutages } from '@/lib/domains/outages/contract'
import { isAboutOutage, tellOutage } from '@/lib/domains/outages/rules'

const SHORTEST_ADDRESS = 5

interface OutageHintProps {
  /** The chosen theme; the one above it covers too much to tell what is missing. */
  theme: { title: string; covers?: string | null } | undefined
}

/** What is off at the address already: the claim may be sent all the same. */
export function OutageHint({ theme }: OutageHintProps) {
  const [typed, text] = useWatch<ReportValues, ['address', 'text']>({ name: ['address', 'text'] })
  const address = useDebounced(typed.trim())
  const { data: found = [] } = useQuery({
    queryKey: ['outages', address],
    queryFn: async () => (await call(listOutages, { query: { address } })).outages,
    enabled: address.length >= SHORTEST_ADDRESS,
  })
  const themeWords = `${theme?.title ?? ''} ${theme?.covers ?? ''}`
  const outage = found.find(({ what, title }) => isAboutOutage(what ?? title, text, themeWords))
  return (
    <div role="status">
      {outage && (
        <div className="rounded-card bg-sun-tint p-4 sm:p-5">
          <p className="font-medium">{tellOutage(outage, cityTimeZone())}</p>
          {outage.responsible && (
            <p className="mt-1">
              Отвечает: <TextWithContacts text={outage.responsible} />
            </p>
          )}
          <p>
            <a
              href={newsPath({ ...outage, typeCode: MESSAGE_TYPE_CODE })}
              target="_blank"
              rel="noopener"
              className="link target"
            >
              Подробнее об отключении
            </a>
          </p>
        </div>
      )}
    </div>
  )
}
