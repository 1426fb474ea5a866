import { DocumentHtml } from '@/components/ui/text/document-html'
import { currentOutcome } from '@/lib/runtime/render-outcome'

interface ReadyHtmlProps {
  /** Sanitized. */
  html: string
  className?: string
}

/** Draws HTML that the browser never changes. As a prop it would be sent twice: as markup and as React's data. */
export function ReadyHtml({ html, className }: ReadyHtmlProps) {
  const parts = currentOutcome()?.documentHtml
  if (!parts) return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  return <DocumentHtml part={parts.push(html) - 1} className={className} />
}
