import { escapeXml } from '@/lib/text/xml'

/** Escaped text with markup of our own. Another string is a type error. */
export type Html = string & { readonly isHtml: true }

interface HtmlTextProps {
  html: Html
  className?: string
}

/** Shows a text that the server has formatted. */
export function HtmlText({ html, className }: HtmlTextProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

export function escapeHtml(text: string): Html {
  return escapeXml(text) as Html
}
