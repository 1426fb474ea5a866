'use client'

import { useEndSessions, useSessions } from '@/components/features/cabinet/hooks'
import { Failed, Loading } from '@/components/ui/cabinet-section'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cityZone } from '@/components/ui/city-zone'
import { MomentText } from '@/components/ui/moment-text'
import type { Session } from '@/lib/domains/cabinet/contract'

/** Lists where the resident is logged in; every session but this one can be ended. */
export function Sessions() {
  const { data: sessions, isError, refetch } = useSessions()
  const end = useEndSessions()
  if (isError) return <Failed retry={refetch} />
  if (!sessions) return <Loading />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          Завершить все остальные
        </Button>
      )}
    </>
  )
}

interface SessionRowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{session.device}</p>
        <p className="text-sm text-ink-soft">
          {session.address}, заходили{' '}
          <MomentText value={session.last_seen_at} form="moment" word="" zone={cityZone()} />
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="brand">Это устройство</Badge>
      ) : (
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onEnd}>
          Завершить<span className="sr-only"> сеанс: {session.device}</span>
        </Button>
      )}
    </li>
  )
}
