'use client'

import { useState } from 'react'
import { hasStorage } from '@/lib/client/storage-access'
import { messages } from '@/lib/contract/messages'

export function StorageNotice() {
  const [isBlocked] = useState(() => !hasStorage())
  if (!isBlocked) return null
  return (
    <p role="alert" className="rounded-card bg-sun-tint p-4 font-medium">
      {messages.storageBlocked}.
    </p>
  )
}
