import type { MarkedText } from '@/lib/contract/search'

/** A text whose matches are seen and, being `<mark>`, heard. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    part.is_match ? (
      <mark key={index} className="rounded-sm bg-sun-tint px-0.5 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
