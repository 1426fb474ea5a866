import { X, CircleAlert } from 'lucide-react'
import Link from 'next/link'

interface FoundSummaryProps {
  /** It begins «Найдено 214», and each filter that is on follows: «Постановления», «2026 год». */
  labels: readonly string[]
  /** The address of the list without filters; absent where none is on. */
  resetHref?: string | undefined
}

/** Says the state of a list in words, and offers the way back to all. */
export function FoundSummary({ labels, resetHref }: FoundSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
      <p role="status">{labels.join(' · ')}</p>
      {resetHref && (
        <Link href={resetHref} className="link target inline-flex items-center gap-1.5 py-1">
          <X aria-hidden className="size-4" />
          Сбросить
        </Link>
      )}
    </div>
  )
}

/** Says above a list what of its address could not be understood, and what is shown instead. */
export function WrongFilterNote({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="mb-4 flex gap-3 rounded-card bg-brand-tint p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
