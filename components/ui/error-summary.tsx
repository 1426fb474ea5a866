'use client'

import { useEffect, useRef } from 'react'

export interface SummaryError {
  /** Id of the control that is wrong. */
  id: string
  message: string
}

/** What is wrong, on top of the form; takes the focus when it appears, leads to the fields. */
export function ErrorSummary({
  errors,
  title = 'Проверьте форму',
}: {
  errors: readonly SummaryError[]
  title?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger p-5 sm:p-6">
      <p className="text-h3">{title}</p>
      <ul className="mt-3 space-y-1.5">
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`} className="font-medium text-danger underline">
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
