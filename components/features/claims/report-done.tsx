'use client'

import { CircleCheck, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface ReportDoneProps {
  /** What the server says. */
  message: string
  isResident: boolean
  onAgain: () => void
}

/** The claim is taken, or waits for the link of the letter. */
export function ReportDone({ message, isResident, onAgain }: ReportDoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const Icon = isResident ? CircleCheck : MailCheck
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <Icon aria-hidden className="size-12 text-brand" strokeWidth={1.5} />
      <p className="mt-4 text-h3">{message}</p>
      <p className="mt-3 max-w-measure text-ink-soft">
        {isResident
          ? 'О каждом шаге мы напишем.'
          : 'Пока ссылка не открыта, сообщение никто не увидит. Она действует трое суток.'}
      </p>
      <div className="mt-6">
        <Button variant="secondary" onClick={onAgain}>
          Сообщить ещё об одной
        </Button>
      </div>
    </div>
  )
}
