'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'

const CLOSES_AFTER = 2500

interface TimedAlertProps {
  open: boolean
  title: string
  html: string
  onClose: () => void
}

export function TimedAlert({ open, title, html, onClose }: TimedAlertProps) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => close.current(), CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [open])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={<Button onClick={onClose}>Закрыть</Button>}
    >
      <div dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
    </Dialog>
  )
}

const ALLOWED = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'UL', 'OL', 'LI', 'A'])
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'TEXTAREA', 'IFRAME', 'SVG', 'MATH'])
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

/** The parser's document is inert: nothing of the HTML loads or runs. Returns '' outside a browser. */
function safeHtml(html: string): string {
  if (typeof DOMParser === 'undefined') return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of [...body.querySelectorAll('*')]) clean(element)
  return body.innerHTML
}

function clean(element: Element): void {
  const name = element.tagName.toUpperCase()
  if (DROPPED.has(name)) return element.remove()
  if (!ALLOWED.has(name)) return element.replaceWith(...element.childNodes)
  const href = name === 'A' ? element.getAttribute('href')?.trim() : undefined
  for (const attribute of [...element.attributes]) element.removeAttribute(attribute.name)
  if (href && SAFE_LINK.test(href)) element.setAttribute('href', href)
}
