'use client'

import { useState } from 'react'
import { TimedAlert } from '@/components/ui/timed-alert'
import { messages } from '@/lib/contract/messages'

/** The last word of a restored password, after the reload it ends with. */
export function NewPasswordAlert() {
  const [isOpen, setOpen] = useState(true)
  const html = `<p>${messages.passwordChanged}, вы вошли.</p>`
  return <TimedAlert open={isOpen} title="Новый пароль" html={html} onClose={() => setOpen(false)} />
}
