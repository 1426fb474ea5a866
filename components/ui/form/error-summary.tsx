'use client'

import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react'

export interface SummaryError {
  /** Id of the control that is wrong. */
  id: string
  message: string
}

/** Says on top of the form what is wrong; it takes the focus when it appears, and leads to the fields. */
export function ErrorSummary({
  errors,
  message,
  title = 'Проверьте форму',
}: {
  errors: readonly SummaryError[]
  /** Says what is wrong with the form as a whole. */
  message?: string | undefined
  title?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const ordered = useInPageOrder(errors)
  const shown = errors.length > 0 || Boolean(message)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger p-5 sm:p-6">
      {message ? <p className="font-medium">{message}</p> : <p className="text-h3">{title}</p>}
      {errors.length > 0 && (
        <ul className="mt-3 space-y-1.5">
          {ordered.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`} onClick={goTo} className="font-medium text-danger underline">
                <LabelOf id={error.id} />
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The address stays, because in a dialog it names the dialog. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field
  control?.focus()
}

/** Sorts errors as their fields stand on the page, which the server does not know. One without a field comes last. */
function useInPageOrder(errors: readonly SummaryError[]): readonly SummaryError[] {
  const order = useSyncExternalStore(
    () => () => undefined,
    () => orderOnPage(errors.map(({ id }) => id)).join(' '),
    () => '',
  )
  const places = order.split(' ')
  return [...errors].sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
}

function orderOnPage(ids: readonly string[]): string[] {
  const standing = ids.flatMap((id) => document.getElementById(id) ?? [])
  standing.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const found = standing.map(({ id }) => id)
  return [...found, ...ids.filter((id) => !found.includes(id))]
}

const LONGEST_LABEL = 40

/** Names the field («Фамилия: »), as six fields may have one message. A sentence beside a box is too long for that. */
function LabelOf({ id }: { id: string }) {
  const label = useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector(`label[for="${id}"], [id="${id}-label"]`)?.firstChild?.textContent?.trim() ?? '',
    () => '',
  )
  return label && label.length <= LONGEST_LABEL ? `${label}: ` : null
}
