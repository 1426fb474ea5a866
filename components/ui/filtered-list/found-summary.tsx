import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'

/** A line never begins with a dot. */
const NBSP = '\u00A0'

interface FoundSummaryProps {
  /** «Найдено 214», then each active filter: «Постановления», «2026 год». */
  labels: readonly string[]
  resetHref?: string | undefined
}

export function FoundSummary({ labels, resetHref }: FoundSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
      <p role="status">{labels.join(`${NBSP}· `)}</p>
      {resetHref && (
        <Link href={resetHref} className="link target inline-flex items-center gap-1.5 py-1">
          <Icon name="x" className="size-4" />
          Сбросить
        </Link>
      )}
    </div>
  )
}

export function WrongFilterNote({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="mb-4 flex gap-3 rounded-card bg-brand-tint p-4">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
