'use client'

import { useEffect, useRef, useState } from 'react'
import { useAppeals } from '@/components/features/profile/hooks'
import { OwnAppeal } from '@/components/features/profile/own-appeal'
import { Failed, Group, Loading } from '@/components/features/profile/section'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { AppealCard } from '@/lib/contract/appeals'
import { formatDate } from '@/lib/shared/dates'

/** Official appeals of the resident, newest first; each opens in place and has its address, `#appeal-12`. */
export function OwnAppeals() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAppeals()
  if (isError) return <Failed retry={refetch} />
  if (isPending) return <Loading />
  const appeals = data.pages.flatMap((page) => page.data)
  if (appeals.length === 0) return null
  return (
    <Group title="Официальные обращения">
      <ul className="divide-y divide-line border-y border-line">
        {appeals.map((appeal) => (
          <AppealRow key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-4" variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Показать ещё
        </Button>
      )}
    </Group>
  )
}

function AppealRow({ appeal }: { appeal: AppealCard }) {
  const address = `#appeal-${appeal.id}`
  const [isOpen, setOpen] = useState(() => window.location.hash === address)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const look = () => {
      if (window.location.hash !== address) return
      setOpen(true)
      row.current?.scrollIntoView()
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [address])
  return (
    <li ref={row} id={`appeal-${appeal.id}`}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-4">
          <span className="font-medium">№ {appeal.number}</span>
          <span className="text-ink-soft">{appeal.topic}</span>
          <span className="ml-auto flex flex-wrap items-center gap-2">
            {appeal.is_overdue && <Badge tone="danger">Срок прошёл</Badge>}
            <Badge>{appeal.state_name}</Badge>
          </span>
          <span className="line-clamp-2 w-full text-ink-soft">{appeal.text}</span>
          <span className="w-full text-sm text-ink-soft">
            Подано {formatDate(appeal.received_at)} · ответ не позднее {formatDate(appeal.answer_by)}
          </span>
        </summary>
        {isOpen && <OwnAppeal id={appeal.id} />}
      </details>
    </li>
  )
}
