'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { warnOfPrivateWords } from '@/components/desk/duty/private-words'
import { OutageNote } from '@/components/map/outage-note'
import { useDebounced } from '@/components/ui/use-debounced'
import { paths } from '@/lib/config/paths'
import type { SimilarClaim } from '@/lib/domains/claims/queue/shapes'
import { describeDistance } from '@/lib/domains/claims/rules'
import type { Outage } from '@/lib/domains/outages/contract'
import { isAboutOutage } from '@/lib/domains/outages/rules'

interface Hints {
  /** The address as the claim will have it. */
  spelled: string
  outages: Outage[]
  similar: SimilarClaim[]
}

interface Dictated {
  /** Place and theme, as the call takes them; empty until there is an address. */
  query: string
  address: string
  text: string
  /** Title of the theme. */
  theme: string
}

/** Shown beside the form if there is room, and within it else: the caller is still talking. */
const COLUMN = '@min-[62rem]:absolute @min-[62rem]:inset-y-0 @min-[62rem]:left-full @min-[62rem]:ml-6 @min-[62rem]:w-80'

/** What must not be written, what is off at the address already, and who has reported the same nearby; links open beside what is typed. */
export function PhoneHints() {
  const box = useRef<HTMLDivElement>(null)
  const [dictated, setDictated] = useState<Dictated>({ query: '', address: '', text: '', theme: '' })
  const query = useDebounced(dictated.query)
  const { data } = useQuery({
    queryKey: ['phone-hints', query],
    queryFn: () => readHints(query),
    enabled: query !== '',
  })

  useEffect(() => {
    const form = box.current?.closest('form')
    // a chosen address stands in its field a moment after the choice is told
    const read = () => setTimeout(() => form && setDictated(readDictated(form)))
    form?.addEventListener('input', read)
    // what the tab has kept is typed already
    read()
    return () => form?.removeEventListener('input', read)
  }, [])

  const { address, text, theme } = dictated
  // an answer about what was typed before says nothing of this
  const spelled = query === dictated.query ? data?.spelled : undefined
  const warning = warnOfPrivateWords(text)
  const outages = data?.outages ?? []
  const similar = data?.similar ?? []
  return (
    <div ref={box} className={COLUMN}>
      <div role="status" className="space-y-3 empty:hidden @min-[62rem]:sticky @min-[62rem]:top-6">
        {warning && <p className="rounded-field bg-danger-tint px-3.5 py-2.5 text-danger">{warning}</p>}
        {spelled && spelled !== address && (
          <p className="rounded-field bg-ground px-3.5 py-2.5">Запишем адрес: {spelled}</p>
        )}
        {outages.map((outage) => (
          <OutageNote
            key={outage.id}
            outage={outage}
            isAsked={isAboutOutage(outage.what ?? outage.title, text, theme)}
            className="rounded-field px-3.5 py-2.5"
          />
        ))}
        {similar.length > 0 && <SimilarClaims claims={similar} />}
      </div>
    </div>
  )
}

function SimilarClaims({ claims }: { claims: readonly SimilarClaim[] }) {
  return (
    <div className="rounded-field bg-ground px-3.5 py-2.5 @min-[62rem]:border @min-[62rem]:border-line">
      <p className="font-medium">Рядом уже сообщили</p>
      <ul>
        {claims.map(({ id, address, state, metres }) => (
          <li key={id} className="py-1">
            <a href={paths.deskClaim(id)} target="_blank" rel="noopener" className="link target">
              № {id}
            </a>{' '}
            {address}, {describeDistance(metres)}, <span className="text-ink-soft">{state.toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function readDictated(form: HTMLFormElement): Dictated {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  const place = { address: read('address'), place: read('place'), category: read('category') }
  const theme = form.elements.namedItem('category')
  return {
    address: place.address,
    query: place.address ? new URLSearchParams(place).toString() : '',
    text: read('text'),
    theme: theme instanceof HTMLSelectElement ? (theme.selectedOptions[0]?.text ?? '') : '',
  }
}

/** The form works without them, so a failure says nothing. */
async function readHints(query: string): Promise<Hints> {
  const response = await fetch(`/cms/desk/phone-hints?${query}`, { headers: { accept: 'application/json' } })
  return response.ok ? ((await response.json()) as Hints) : { spelled: '', outages: [], similar: [] }
}
