'use client'

import { useState } from 'react'
import { useUser } from '@/components/features/account/hooks'
import { QueryProvider } from '@/components/ui/query-provider'
import { TimedAlert } from '@/components/ui/timed-alert'
import { messages } from '@/lib/contract/messages'
import { escapeXml } from '@/lib/shared/xml'

/** The last word of a registration, after the reload it ends with. */
export function WelcomeAlert() {
  return (
    <QueryProvider>
      <Welcome />
    </QueryProvider>
  )
}

function Welcome() {
  const { data: user } = useUser()
  const [isRead, setRead] = useState(false)

  return (
    <TimedAlert
      open={!isRead && user?.email_confirmed === false}
      onClose={() => setRead(true)}
      title="Вы зарегистрированы"
      html={`<p>${escapeXml(messages.confirmEmail(user?.email ?? ''))}</p>`}
    />
  )
}
