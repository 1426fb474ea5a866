'use client'

import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { ReportValues } from '@/components/features/claims/send-claim'
import { OutageNote } from '@/components/map/outage-note'
import { useDebounced } from '@/components/ui/use-debounced'
import { call } from '@/lib/client/call'
import { listOutages } from '@/lib/domains/outages/contract'
import { isAboutOutage } from '@/lib/domains/outages/rules'

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
  return <div role="status">{outage && <OutageNote outage={outage} isAsked className="rounded-card p-4 sm:p-5" />}</div>
}
