'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useBrowserValue } from '@/components/ui/use-hydrated'
import { Icon } from '@/components/ui/icon/icon'

export const shareRow = 'share-row'

const CONFIRMED_MS = 4_000

export function ShareSheet({ url, title }: { url: string; title: string }) {
  const hasSheet = useBrowserValue(() => 'share' in navigator, false)
  if (!hasSheet) return null
  return (
    <Row
      icon={<Icon name="smartphone" className="size-5 shrink-0 text-brand" />}
      act={() => openShareSheet(url, title)}
    >
      Отправить через приложение
    </Row>
  )
}

/** Copies the URL; if the browser refuses, shows it for manual copying. */
export function CopyLink({ url }: { url: string }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [result])

  const icon = result === 'copied' ? 'check' : 'copy'
  return (
    <>
      <Row
        icon={<Icon name={icon} className="size-5 shrink-0 text-brand" />}
        act={() => void copy(url).then(setResult)}
      >
        {result === 'copied' ? 'Ссылка скопирована' : 'Скопировать ссылку'}
      </Row>
      <li className={result === 'failed' ? 'px-3 pb-2' : 'sr-only'}>
        <span role="status">
          {result === 'copied' && 'Ссылка скопирована'}
          {result === 'failed' && 'Браузер не дал скопировать. Вот адрес:'}
        </span>
        {result === 'failed' && <code className="mt-1 block font-sans text-sm wrap-anywhere select-all">{url}</code>}
      </li>
    </>
  )
}

export function PrintRow() {
  return (
    <Row icon={<Icon name="printer" className="size-5 shrink-0 text-brand" />} act={() => window.print()}>
      Напечатать страницу
    </Row>
  )
}

function Row({ icon, act, children }: { icon: ReactNode; act: () => void; children: string }) {
  return (
    <li className="[@media(scripting:none)]:hidden">
      <button type="button" className={shareRow} onClick={act}>
        {icon}
        {children}
      </button>
    </li>
  )
}

function openShareSheet(url: string, title: string): void {
  // a cancelled sheet rejects
  navigator.share({ url, title }).catch(() => undefined)
}

async function copy(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
