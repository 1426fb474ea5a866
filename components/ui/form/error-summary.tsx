'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import { useBrowserValue } from '@/components/ui/use-hydrated'

export interface SummaryError {
  id: string
  message: string
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[]
  message?: string | undefined
}

export function ErrorSummary({ errors, message }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const ordered = useInPageOrder(errors)
  const shown = errors.length > 0 || Boolean(message)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger p-5 sm:p-6">
      {message ? <p className="font-medium">{message}</p> : <p className="text-h3">Проверьте форму</p>}
      {errors.length > 0 && (
        <ul className="mt-3 space-y-1.5">
          {ordered.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`} onClick={goTo} className="font-medium text-danger underline">
                <FieldLabel id={error.id} />
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Keeps the URL, whose hash may name the dialog. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field
  control?.focus()
}

/** Sorts errors by their fields' order on the page; those without a field come last. */
function useInPageOrder(errors: readonly SummaryError[]): readonly SummaryError[] {
  const order = useBrowserValue(() => orderOnPage(errors.map(({ id }) => id)).join(' '), '')
  const places = order.split(' ')
  return [...errors].sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
}

function orderOnPage(ids: readonly string[]): string[] {
  const standing = ids.flatMap((id) => document.getElementById(id) ?? [])
  standing.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const found = standing.map(({ id }) => id)
  return [...found, ...ids.filter((id) => !found.includes(id))]
}

const MAX_LABEL_LENGTH = 40

/** Returns «Фамилия: », since several fields may share a message. A long checkbox label is left out. */
function FieldLabel({ id }: { id: string }) {
  const label = useBrowserValue(
    () => document.querySelector(`label[for="${id}"], [id="${id}-label"]`)?.firstChild?.textContent?.trim() ?? '',
    '',
  )
  return label && label.length <= MAX_LABEL_LENGTH ? `${label}: ` : null
}
