import type { Original } from '@/lib/domains/desk/shapes'

/** What the author wrote before a moderator corrected it; only moderators see it. */
export function OriginalText({ original: { title, text, address } }: { original: Original }) {
  return (
    <details className="mt-3">
      <summary className="link flex min-h-11 cursor-pointer items-center">Исправлено. Как написал автор</summary>
      {title && <p className="font-medium wrap-anywhere">{title}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="mt-1 text-sm text-ink-soft">{address}</p>
    </details>
  )
}
