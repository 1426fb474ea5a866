'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { safeHtml } from '@/components/ui/safe-html'

const CLOSES_AFTER = 2500

interface TimedAlertProps {
  open: boolean
  title: string
  /** The HTML of a message; only plain words, lists and safe links of it are shown. */
  html: string
  onClose: () => void
}

/** Shows a short message that closes itself after 2500 ms. */
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
