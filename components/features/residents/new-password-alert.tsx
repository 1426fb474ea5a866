'use client'

import { useState } from 'react'
import { TimedAlert } from '@/components/ui/dialog/timed-alert'
import { residentMessages } from '@/lib/domains/residents/messages'

export function NewPasswordAlert() {
  const [isOpen, setOpen] = useState(true)
  const html = '<p>Вы вошли с новым паролем.</p>'
  return (
    <TimedAlert open={isOpen} title={residentMessages.passwordChanged} html={html} onClose={() => setOpen(false)} />
  )
}
