'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { errorMessage } from '@/lib/text/user-error'

/** Asks for confirmation, since this cannot be undone. */
export function EndLink({ linkKey }: { linkKey: string }) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function end() {
    setBusy(true)
    setRefusal(null)
    try {
      await endLinks(linkKey)
      await reloadAfterLogin()
    } catch (error) {
      setRefusal(errorMessage(error))
      setBusy(false)
    }
  }

  return (
    <details className="mt-4 [@media(scripting:none)]:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Закрыть ссылку</summary>
      <p className="mt-2 max-w-measure">
        Все ссылки на эту заявку перестанут открываться. Сама заявка останется, новая ссылка придёт со следующим
        письмом.
      </p>
      <Button variant="danger" className="mt-3" busy={isBusy} onClick={() => void end()}>
        Закрыть ссылку для всех
      </Button>
      {refusal && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {refusal}
        </p>
      )}
    </details>
  )
}

/** Loaded on the press, since most visitors never end their link. */
async function endLinks(key: string): Promise<void> {
  const { call } = await import('@/lib/client/call')
  const { endClaimLinks } = await import('@/lib/domains/claims/contract')
  await call(endClaimLinks, { body: { key } })
}
