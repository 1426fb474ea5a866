import { classNames } from '@/components/ui/class-names'
import { DetailsMenu } from '@/components/ui/details/details-menu'
import { buttonClassName } from '@/components/ui/button/button'
import { CopyLink, ShareSheet, PrintRow, shareRow } from '@/components/ui/share/share-actions'
import { SocialIcon } from '@/components/ui/share/social-links'
import { Icon } from '@/components/ui/icon/icon'
import { env } from '@/lib/config/env'

interface ShareMenuProps {
  path: string
  title: string
  notice?: string
}

/** Native disclosure with plain links, so it works without JavaScript. No wider than its container. */
export function ShareMenu({ path, title, notice }: ShareMenuProps) {
  const url = new URL(path, env.PUBLIC_URL).href
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return (
    <DetailsMenu label="Поделиться" className="relative min-w-0 basis-72 print:hidden">
      <details className="group w-fit max-w-full">
        <summary className={buttonClassName('secondary', 'small', 'w-fit')}>
          <Icon name="share-2" className="size-5" />
          Поделиться
        </summary>
        <ul
          className={classNames(
            'absolute top-full left-0 z-30 mt-2 w-72 max-w-full rounded-card border border-line bg-paper p-2',
            'text-ink shadow-above group-open:animate-appear',
          )}
        >
          <ShareSheet url={url} title={title} />
          <Network icon="vk" href={`https://vk.com/share.php?url=${address}&title=${text}`}>
            ВКонтакте
          </Network>
          <Network icon="telegram" href={`https://t.me/share/url?url=${address}&text=${text}`}>
            Телеграм
          </Network>
          <CopyLink url={url} />
          {notice && (
            <li>
              <a href={notice} className={shareRow}>
                <Icon name="file-text" className="size-5 shrink-0 text-brand" />
                Объявление для печати
              </a>
            </li>
          )}
          <PrintRow />
        </ul>
      </details>
    </DetailsMenu>
  )
}

function Network({ icon, href, children }: { icon: string; href: string; children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener" className={shareRow}>
        <SocialIcon icon={icon} className="size-5 shrink-0 text-brand" />
        {children}
        <span className="sr-only">, откроется в новом окне</span>
      </a>
    </li>
  )
}
