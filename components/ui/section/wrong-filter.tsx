import { CircleAlert } from 'lucide-react'

/** Says above a list what of its address could not be understood, and what is shown instead. */
export function WrongFilter({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <p className="mb-4 flex gap-3 rounded-card bg-brand-tint p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0">{words}</span>
    </p>
  )
}
