'use client'

import { Check, Link2, Share2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { SocialIcon } from '@/components/ui/social-icon'

const look =
  'inline-flex size-11 items-center justify-center rounded-full border border-line text-ink-soft transition-colors hover:border-brand hover:text-brand-strong'

/** Share to a network, copy the address, or hand it to the phone's own sheet. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const hasSheet = useSyncExternalStore(
    () => () => undefined,
    () => 'share' in navigator,
    () => false,
  )
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a className={look} href={`https://vk.com/share.php?url=${address}&title=${text}`} target="_blank" rel="noopener">
        <SocialIcon icon="vk" className="size-5" />
        <span className="sr-only">Поделиться ВКонтакте</span>
      </a>
      <a className={look} href={`https://t.me/share/url?url=${address}&text=${text}`} target="_blank" rel="noopener">
        <SocialIcon icon="telegram" className="size-5" />
        <span className="sr-only">Поделиться в Телеграме</span>
      </a>
      <CopyButton text={url} />
      {hasSheet && (
        <button
          type="button"
          className={look}
          onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
        >
          <Share2 aria-hidden className="size-5" />
          <span className="sr-only">Поделиться через приложение</span>
        </button>
      )}
    </div>
  )
}

export function CopyButton({ text, label = 'Скопировать ссылку' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }

  return (
    <button type="button" className={look} onClick={() => void copy().catch(() => undefined)}>
      {copied ? <Check aria-hidden className="size-5" /> : <Link2 aria-hidden className="size-5" />}
      <span className="sr-only" role="status">
        {copied ? 'Ссылка скопирована' : label}
      </span>
    </button>
  )
}
