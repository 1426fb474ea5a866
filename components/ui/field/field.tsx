import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { typeset } from '@/lib/text/typography'

interface FieldProps {
  /** The id of the control; its hint and error refer to it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Marks the label with a star; the control itself has `aria-required`. */
  required?: boolean | undefined
  /** The label is read out, not shown: for a search field whose button says it all. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Draws the label, the hint under it, the control, and the error under the control. */
export function Field({ id, label, hint, error, optional, required, hideLabel, className, children }: FieldProps) {
  const ids = fieldIds(id)
  return (
    <div className={classNames('min-w-0', className)}>
      <label
        htmlFor={id}
        className={classNames(hideLabel ? 'sr-only' : 'mb-1.5 block font-medium', required && 'required-mark')}
      >
        {label}
        {optional && <span className="font-normal text-ink-soft"> (необязательно)</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="mb-2 text-sm text-ink-soft">
          {typesetHint(hint)}
        </p>
      )}
      {children}
      <FieldError id={ids.error} message={error} />
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="mt-2 flex gap-2 font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {message}
    </p>
  )
}

/** These ids tie a control to its hint and its error. */
export function fieldIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` }
}

/** The control itself gets these attributes. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = fieldIds(id)
  const described = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

/** Draws the hint of a field by the rules of typography when it is plain text; its elements draw themselves. */
export function typesetHint(hint: ReactNode): ReactNode {
  return typeof hint === 'string' ? typeset(hint) : hint
}
