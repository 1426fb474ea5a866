'use client'

import { useState } from 'react'
import { currentOutcome } from '@/lib/runtime/render-outcome'

interface DocumentPart {
  /** Number in the `documentHtml` of the render. */
  part: number
}

/** Hydration keeps the server's HTML, which the data do not repeat. */
export function DocumentHtml({ part, className }: DocumentPart & { className: string | undefined }) {
  const html = useDocumentHtml(part)
  return <div data-part={part} className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

export function DocumentJsonLd({ part }: DocumentPart) {
  const html = useDocumentHtml(part)
  return <script type="application/ld+json" data-part={part} suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

function useDocumentHtml(part: number): { __html: string } {
  const [html] = useState(() => ({ __html: typeof window === 'undefined' ? readRendered(part) : readShown(part) }))
  return html
}

function readRendered(part: number): string {
  return currentOutcome()?.documentHtml?.[part] ?? ''
}

/** Parts of the loaded document; soft navigation back to it draws them again. */
const shown = new Map<number, string>()

function readShown(part: number): string {
  const html = shown.get(part) ?? document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? ''
  shown.set(part, html)
  return html
}
