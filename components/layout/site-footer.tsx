import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { useId, useState, type ReactNode } from 'react'
import { CityEmblem } from '@/components/layout/city-emblem'
import { InstallButton } from '@/components/layout/install-button'
import { MenuLink } from '@/components/layout/menu/menu-link'
import type { SiteFacts } from '@/components/layout/site-facts'
import { SocialLinks } from '@/components/ui/share/social-links'
import { FileSize } from '@/components/ui/file/file-label'
import { HtmlText } from '@/components/ui/text/html-text'
import { ShownPhoneLink } from '@/components/ui/text/shown-phone'
import { usualColumns } from '@/components/layout/usual-columns'
import { paths, isWithin } from '@/lib/config/paths'
import { findSubProject } from '@/lib/navigation/section-links'

interface SiteFooterProps {
  site: SiteFacts
  path: string
  /** Each opens the dialog `#links-{id}`. */
  linkTypes: readonly { id: number; title: string }[]
}

/** Hidden on phones beside the map of claims, which fills the screen. */
export function SiteFooter({ site, path, linkTypes }: SiteFooterProps) {
  return (
    <div className={isWithin(path, paths.socialControlMap) ? 'max-lg:hidden' : undefined}>
      <FooterSea />
      <footer data-soft className="deep-focus bg-deep text-on-deep print:hidden">
        <div className="shell pt-4 pb-4 sm:pt-8 sm:pb-10">
          <Address site={site} />
          {!findSubProject(path)?.hidesFooterMenu && <FooterMenu columns={site.footer_columns} path={path} />}
          <div className="mt-3 border-line-on-deep sm:mt-10 sm:border-t sm:pt-8">
            <SiteLists linkTypes={linkTypes} />
          </div>
          <Bottom site={site} path={path} />
        </div>
      </footer>
    </div>
  )
}

function FooterMenu({ columns, path }: { columns: SiteFacts['footer_columns']; path: string }) {
  const shown = columns.length > 0 ? columns : usualColumns()
  return (
    <nav aria-label="Разделы портала" className="mt-3 border-y border-line-on-deep sm:mt-12 sm:border-b-0 sm:pt-10">
      <ul
        className={classNames(
          'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-start gap-x-4 sm:gap-x-6 sm:gap-y-9',
          'max-sm:in-[[data-vision-size]]:grid-cols-1 lg:grid-cols-5',
        )}
      >
        {shown.map((column) => (
          <FooterGroup key={column.title} title={column.title}>
            {column.links.map((link) => (
              <li key={link.url + link.title}>
                <MenuLink href={link.url} path={path} className="footer-link">
                  {link.title}
                </MenuLink>
              </li>
            ))}
          </FooterGroup>
        ))}
      </ul>
    </nav>
  )
}

function Address({ site }: { site: SiteFacts }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:gap-y-8 md:grid-cols-[1fr_auto] lg:grid-cols-5">
      <div className="flex flex-wrap items-start gap-4 lg:col-span-3">
        <CityEmblem emblem={site.emblem} className="h-16 w-14 shrink-0 max-sm:hidden" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-2xl font-semibold tracking-tight text-paper">{site.city}</p>
          <p className="mt-1 max-sm:hidden">{site.administration}</p>
          {site.address && <p className="max-w-lg text-pretty">{site.address}</p>}
          {site.hours && <p>{site.hours}</p>}
        </div>
      </div>
      <div className="lg:col-span-2">
        {site.duty_phone && (
          <p>
            <span className="block text-sm">Дежурная служба, круглосуточно</span>
            <ShownPhoneLink phone={site.duty_phone} className="footer-phone" />
          </p>
        )}
        <p className="flex flex-wrap gap-x-6">
          {site.phones.map((phone) => (
            <ShownPhoneLink key={phone.href} phone={phone} className="footer-action" />
          ))}
          {site.email && (
            <a href={`mailto:${site.email.address}`} className="footer-action">
              <HtmlText html={site.email.html} />
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

function SiteLists({ linkTypes }: Pick<SiteFooterProps, 'linkTypes'>) {
  return (
    <ul aria-label="Полезные сайты" className="flex flex-wrap gap-x-2 gap-y-1 sm:gap-y-2">
      {linkTypes.map(({ id, title }) => (
        <li key={id}>
          <a href={`#links-${id}`} className="footer-tag">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Bottom({
  site: { administration, agreement, mayor_socials: socials },
  path,
}: Pick<SiteFooterProps, 'site' | 'path'>) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm sm:mt-8 sm:gap-x-8">
      <a href="#support" className="footer-action">
        <Icon name="life-buoy" className="size-4.5" />
        Техническая поддержка
      </a>
      <MenuLink href={paths.sitemap} path={path} className="footer-action">
        <Icon name="map" className="size-4.5" />
        Карта сайта
      </MenuLink>
      <MenuLink href={paths.openData} path={path} className="footer-action">
        <Icon name="database" className="size-4.5" />
        Открытые данные
      </MenuLink>
      <MenuLink href={paths.accessibility} path={path} className="footer-action">
        <Icon name="accessibility" className="size-4.5" />
        Доступность портала
      </MenuLink>
      <a href="#vision" className="footer-action">
        <Icon name="eye" className="size-4.5" />
        Версия для слабовидящих
      </a>
      <InstallButton className="footer-action" />
      {agreement && (
        <a href={agreement.url} download className="footer-action">
          <Icon name="file-down" className="size-4.5" />
          <span>
            Пользовательское соглашение, <FileSize bytes={agreement.size} />
          </span>
        </a>
      )}
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:gap-x-8 xl:ml-auto xl:w-auto">
        <p>© {administration}</p>
        <SocialLinks socials={socials} label="Глава города в социальных сетях" look="deep" />
      </div>
    </div>
  )
}

function FooterSea() {
  return (
    <div aria-hidden className="relative -mb-px h-10 overflow-hidden sm:h-16 print:hidden">
      <div className="swell absolute inset-x-0 bottom-3 -left-48 h-10 bg-brand-tint" />
      <div className="swell absolute inset-x-0 bottom-0 -left-24 h-11 bg-brand" />
      <div className="swell absolute inset-x-0 -bottom-1 -left-[30rem] h-9 bg-deep" />
    </div>
  )
}

interface FooterGroupProps {
  title: string
  children: ReactNode
}

function FooterGroup({ title, children }: FooterGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <h2 className="footer-title">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
          <Icon name="chevron-down" className="size-5 shrink-0" />
        </button>
        <span>{title}</span>
      </h2>
      <ul id={id} data-closed={!isOpen || undefined}>
        {children}
      </ul>
    </li>
  )
}
