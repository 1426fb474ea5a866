'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import type { AppealItem } from '@/lib/domains/appeals/contract'
import { formatFileSize } from '@/lib/text/file-size'
import { formatLongDate } from '@/lib/time/dates'

/** Prints the appeal as a letter, without the page around it. */
export function PrintAppeal({ appeal }: { appeal: AppealItem }) {
  const [isPrinting, setPrinting] = useState(false)

  function print() {
    // the browser prints what is drawn at the call
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={print}>
        <Icon name="printer" className="size-5" />
        Напечатать письмом
      </Button>
      {isPrinting && <PrintedAppeal appeal={appeal} />}
    </>
  )
}

function PrintedAppeal({ appeal }: { appeal: AppealItem }) {
  const { number, registration_number: registered, addressee, author, text, received_at: received, files } = appeal
  return (
    <div className="printed-alone hidden">
      <p className="ml-auto w-1/2">{addressee}</p>
      <p className="mt-2 ml-auto w-1/2">от: {author}</p>
      <p className="mt-8 text-center text-xl font-semibold">Обращение № {number}</p>
      <p className="text-center">
        от {formatLongDate(received, cityTimeZone())}
        {registered && `, регистрационный № ${registered}`}
      </p>
      <p className="mt-6 whitespace-pre-line">{text}</p>
      {files.length > 0 && (
        <p className="mt-4">
          Приложено: {files.map(({ title, size }) => `${title}, ${formatFileSize(size)}`).join('; ')}
        </p>
      )}
      <p className="mt-12 flex break-inside-avoid justify-between gap-8">
        <span>{formatLongDate(received, cityTimeZone())}</span>
        <span>_______________ / {author} /</span>
      </p>
    </div>
  )
}
