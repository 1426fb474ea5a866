import { FileText, Share2 } from 'lucide-react'
import { MenuKeeper } from '@/components/ui/menu-keeper'
import { buttonLook } from '@/components/ui/button-look'
import { classNames } from '@/components/ui/class-names'
import { CopyLink, PassOn, PrintPage, shareRow } from '@/components/ui/share-actions'
import { SocialIcon } from '@/components/ui/social-icon'

interface ShareMenuProps {
  /** The whole canonical address. */
  url: string
  title: string
  /** The address of a sheet to hang on a notice board. */
  notice?: string
  /** It stands in a column that does not scroll with the page: what opens below its foot would never be reached. */
  opensUp?: boolean
}

/**
 * Offers everything one may do to pass a page on, no wider than the room it stands in: a row too short for it wraps. It
 * is a native disclosure with plain links: it opens and leads on without JavaScript too.
 */
export function ShareMenu({ url, title, notice, opensUp = false }: ShareMenuProps) {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return (
    <MenuKeeper label="Поделиться" className="relative min-w-0 basis-72 print:hidden">
      <details className="group w-fit max-w-full">
        <summary className={buttonLook('secondary', 'small', 'w-fit')}>
          <Share2 aria-hidden className="size-5" />
          Поделиться
        </summary>
        <ul
          className={classNames(
            'absolute left-0 z-30 w-72 max-w-full rounded-card border border-line bg-paper p-2 text-ink shadow-above group-open:animate-appear',
            opensUp ? 'bottom-full mb-2' : 'top-full mt-2',
          )}
        >
          <PassOn url={url} title={title} />
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
                <FileText aria-hidden className="size-5 shrink-0 text-brand" />
                Объявление для печати
              </a>
            </li>
          )}
          <PrintPage />
        </ul>
      </details>
    </MenuKeeper>
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
