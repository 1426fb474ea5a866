'use client'

import { Icon } from '@/components/ui/icon/icon'

interface DownloadLinksProps {
  links: readonly { title: string; href: string }[]
  label: string
  /** On phones the icon alone says what the links do. */
  isShort?: boolean
}

export function DownloadLinks({ links, label, isShort = false }: DownloadLinksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft print:hidden">
      <span className="inline-flex items-center gap-2">
        <Icon name="download" className="size-4.5 text-brand" />
        <span className={isShort ? 'max-lg:sr-only' : undefined}>Скачать:</span>
      </span>
      {links.map(({ title, href }) => (
        <a key={title} href={href} download className="link target inline-block py-2.5">
          {title}
          <span className="sr-only">: {label}</span>
        </a>
      ))}
    </p>
  )
}
