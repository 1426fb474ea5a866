import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { userQuery } from '@/lib/api/user'
import { useToken } from '@/lib/api/use-token'
import type { WaitingKind } from '@/lib/api/waiting-kind'
import { watchWaiting } from '@/lib/api/waiting-flag'
import { deleteWaiting, listOwnWaiting } from '@/lib/api/waiting-messages'
import { sendWaiting, type WaitingOutcome } from '@/lib/api/waiting-sender'
import { updateWaiting, type WaitingMessage } from '@/lib/api/waiting-store'

const WAITING = ['waiting-messages']
/** A portal that does not answer although the device is connected is asked again this often. */
const AGAIN_MS = 60_000

/** What waits of whoever is here; it goes when the connection is back, and every outcome is told once. */
export function useWaiting(kinds: readonly WaitingKind[]) {
  const client = useQueryClient()
  const token = useToken()
  const [outcomes, setOutcomes] = useState<WaitingOutcome[]>([])
  const { data: waiting = [] } = useQuery({
    queryKey: [...WAITING, token],
    queryFn: listOwnWaiting,
    staleTime: 0,
    networkMode: 'always',
  })
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: WAITING }), [client])

  const send = useCallback(async () => {
    // who the token belongs to is asked first: only their messages go
    if (token) await client.ensureQueryData(userQuery)
    const more = await sendWaiting(kinds)
    if (more.length === 0) return
    setOutcomes((before) => [...before, ...more])
    if (token) await client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [client, kinds, token])

  useEffect(() => watchWaiting(() => void refresh()), [refresh])
  useEffect(() => {
    const attempt = () =>
      void (
        navigator.onLine &&
        send()
          .finally(refresh)
          .catch(() => undefined)
      )
    attempt()
    window.addEventListener('online', attempt)
    const timer = setInterval(attempt, AGAIN_MS)
    return () => {
      window.removeEventListener('online', attempt)
      clearInterval(timer)
    }
  }, [send, refresh])

  const forget = useCallback((key: string) => deleteWaiting(key).then(refresh), [refresh])
  const dismiss = (some: readonly WaitingOutcome[]) =>
    setOutcomes((before) => before.filter((outcome) => !some.includes(outcome)))
  return { waiting, outcomes, dismiss, forget }
}

/** By a load of its own: the form takes the message back when it stands anew. */
export async function mend(kinds: readonly WaitingKind[], { key, kind }: WaitingMessage): Promise<void> {
  const form = kinds.find((own) => own.kind === kind)?.form
  await updateWaiting(key, { wantedAt: Date.now() })
  window.history.replaceState(null, '', form)
  window.location.reload()
}
