import { RichText } from '@/components/ui/rich-text'

/** Draws a long text under its title; on wide screens the title stays in sight on the left. */
export function MayorText({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html) return null
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-h2 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
        {title}
      </h2>
      <RichText html={html} className="max-lg:mt-5" />
    </section>
  )
}
