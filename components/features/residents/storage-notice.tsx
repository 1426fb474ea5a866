'use client'

import { useState } from 'react'
import { hasStorage } from '@/lib/client/storage-access'
import { messages } from '@/lib/contract/messages'
import { typeset } from '@/lib/text/typography'

export function StorageNotice() {
  const [isBlocked] = useState(() => !hasStorage())
  if (!isBlocked) return null
  return (
    <p role="alert" className="rounded-card bg-sun-tint p-4 font-medium">
      {typeset(`${messages.storageBlocked}.`)}
    </p>
  )
}
