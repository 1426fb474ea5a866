import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { userQuery } from '@/lib/client/user'
import { useToken } from '@/lib/client/use-token'
import { type OutboxKind, updateMessage, type OutboxMessage } from '@/lib/client/outbox-store'
import { watchOutbox } from '@/lib/client/outbox-flag'
import { deleteMessage, listMyMessages } from '@/lib/client/outbox-messages'
import { sendOutbox, type SendResult } from '@/lib/client/outbox-sender'

const WAITING = ['waiting-messages']
/** Retry interval: the portal may be down although the device is online. */
const AGAIN_MS = 60_000

/** Sends the visitor's messages when the connection is back; reports each result once. */
export function useOutbox(kinds: readonly OutboxKind[]) {
  const client = useQueryClient()
  const token = useToken()
  const [results, setResults] = useState<SendResult[]>([])
  const { data: waiting = [] } = useQuery({
    queryKey: [...WAITING, token],
    queryFn: listMyMessages,
    staleTime: 0,
    networkMode: 'always',
  })
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: WAITING }), [client])

  const send = useCallback(async () => {
    // The owner of the token is loaded first, because only their messages are sent.
    if (token) await client.ensureQueryData(userQuery)
    const more = await sendOutbox(kinds)
    if (more.length === 0) return
    setResults((before) => [...before, ...more])
    if (token) await client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [client, kinds, token])

  useEffect(() => watchOutbox(() => void refresh()), [refresh])
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

  const forget = useCallback((key: string) => deleteMessage(key).then(refresh), [refresh])
  const dismiss = (some: readonly SendResult[]) =>
    setResults((before) => before.filter((result) => !some.includes(result)))
  return { waiting, results, dismiss, forget }
}

/** Reloads the page, because the form takes the message back when it mounts. */
export async function reopenForm(kinds: readonly OutboxKind[], { key, kind }: OutboxMessage): Promise<void> {
  const form = kinds.find((own) => own.kind === kind)?.form
  await updateMessage(key, { wantedAt: Date.now() })
  window.history.replaceState(null, '', form)
  window.location.reload()
}
