'use client'

import { useId, useState, type ReactNode } from 'react'
import { CityEmblem } from '@/components/civic/city-emblem'
import { InstallButton } from '@/components/layout/install-button'
import { MenuLink } from '@/components/layout/menu/menu-link'
import type { SiteFacts, SocialLink } from '@/components/layout/site-facts'
import { SocialLinks } from '@/components/layout/social-links'
import type { ListedFile } from '@/components/ui/file/file-list'
import { FileSize } from '@/components/ui/file/file-size'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { BreakableText } from '@/components/ui/text/line-breaks'
import { footerColumns } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { useRenderedPath } from '@/components/layout/menu/use-rendered-path'
import { isWithin } from '@/lib/navigation/menu-address'
import { subProjectOf } from '@/lib/navigation/sub-projects'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

const quietLink = 'text-on-deep no-underline transition-colors hover:text-paper hover:underline'

interface SiteFooterProps {
  site: SiteFacts
  mayorSocials: readonly SocialLink[]
  /** Each opens the dialog `#links-{id}`. */
  linkTypes: readonly { id: number; title: string }[]
  /** The first file is the user agreement. */
  terms: readonly ListedFile[]
  children?: ReactNode
}

export function SiteFooter({ site, mayorSocials, linkTypes, terms, children }: SiteFooterProps) {
  const columns = site.footer_columns.length > 0 ? site.footer_columns : footerColumns()
  return (
    <FooterVisibility>
      <FooterSea />
      <footer className="deep-focus bg-deep text-on-deep print:hidden">
        <div className="shell pt-8 pb-10">
          <Address site={site} />
          <FooterMenuVisibility>
            <nav
              aria-label="Разделы портала"
              className="mt-6 border-y border-line-on-deep sm:mt-12 sm:border-b-0 sm:pt-10"
            >
              <ul className="grid gap-x-6 max-sm:divide-y max-sm:divide-line-on-deep sm:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] sm:gap-y-9 lg:grid-cols-5">
                {columns.map((column) => (
                  <FooterGroup key={column.title} title={column.title}>
                    {column.links.map((link) => (
                      <li key={link.url + link.title}>
                        <MenuLink href={link.url} className={`inline-block py-2.5 lg:py-1.5 ${quietLink}`}>
                          {link.title}
                        </MenuLink>
                      </li>
                    ))}
                  </FooterGroup>
                ))}
              </ul>
            </nav>
          </FooterMenuVisibility>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-line-on-deep sm:mt-10 sm:border-t sm:pt-8">
            <SiteLists linkTypes={linkTypes} />
            <SocialLinks socials={mayorSocials} label="Глава города в социальных сетях" deep />
          </div>
          <Bottom administration={site.administration} agreement={terms[0]?.document} />
        </div>
      </footer>
      {children}
    </FooterVisibility>
  )
}

function Address({ site }: { site: SiteFacts }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 md:grid-cols-[1fr_auto] lg:grid-cols-5">
      <div className="flex flex-wrap items-start gap-4 lg:col-span-3">
        <CityEmblem emblem={site.emblem} className="h-16 w-14 shrink-0" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-2xl font-semibold tracking-tight text-paper">{site.city}</p>
          <p className="mt-1">{site.administration}</p>
          {site.address && <p className="max-w-lg text-pretty">{site.address}</p>}
          {site.hours && <p>{site.hours}</p>}
        </div>
      </div>
      <div className="lg:col-span-2">
        {site.duty_phone && (
          <p>
            <span className="block text-sm">Дежурная служба, круглосуточно</span>
            <PhoneLink
              phone={site.duty_phone}
              className="inline-flex min-h-11 items-center text-[clamp(1rem,8.5vw,1.5rem)] font-semibold text-paper no-underline hover:underline"
            />
          </p>
        )}
        <p className="flex flex-wrap gap-x-6">
          {site.phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} className={`inline-flex min-h-11 items-center ${quietLink}`} />
          ))}
          {site.email && (
            <a href={`mailto:${site.email}`} className={`inline-flex min-h-11 items-center ${quietLink}`}>
              <span>
                <BreakableText text={site.email} />
              </span>
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

function SiteLists({ linkTypes }: Pick<SiteFooterProps, 'linkTypes'>) {
  return (
    <ul aria-label="Полезные сайты" className="flex flex-wrap gap-2">
      {linkTypes.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#links-${id}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line-on-deep px-4 py-1.5 text-on-deep no-underline transition-colors hover:border-paper hover:text-paper"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Bottom({ administration, agreement }: { administration: string; agreement?: ListedFile['document'] }) {
  const look = `inline-flex min-h-11 items-center gap-2 ${quietLink}`
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 text-sm sm:mt-8">
      <a href="#support" className={look}>
        <Icon name="life-buoy" className="size-4.5" />
        Техническая поддержка
      </a>
      <MenuLink href={paths.sitemap} className={look}>
        <Icon name="map" className="size-4.5" />
        Карта сайта
      </MenuLink>
      <MenuLink href={paths.openData} className={look}>
        <Icon name="database" className="size-4.5" />
        Открытые данные
      </MenuLink>
      <MenuLink href={paths.accessibility} className={look}>
        <Icon name="accessibility" className="size-4.5" />
        Доступность портала
      </MenuLink>
      <a href="#vision" className={look}>
        <Icon name="eye" className="size-4.5" />
        Версия для слабовидящих
      </a>
      <InstallButton className={look} />
      {agreement && (
        <a href={agreement.url} download className={look}>
          <Icon name="file-down" className="size-4.5" />
          <span>
            Пользовательское соглашение, <FileSize bytes={agreement.size} />
          </span>
        </a>
      )}
      <p className="w-full pt-4 xl:ml-auto xl:w-auto xl:pt-0">© {administration}</p>
    </div>
  )
}

/** Hidden on phones beside the map of claims, which fills the screen. */
export function FooterVisibility({ children }: { children: ReactNode }) {
  const onMap = isWithin(useRenderedPath(), paths.socialControlMap)
  return <div className={onMap ? 'max-lg:hidden' : undefined}>{children}</div>
}

export function FooterMenuVisibility({ children }: { children: ReactNode }) {
  return subProjectOf(useRenderedPath())?.hidesFooterMenu ? null : children
}

function FooterSea() {
  return (
    <div aria-hidden className="relative -mb-px h-16 overflow-hidden print:hidden">
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
      <h2 className="font-semibold text-paper sm:mb-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-left sm:hidden"
        >
          {title}
          <Icon
            name="chevron-down"
            className={classNames('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <span className="max-sm:hidden">{title}</span>
      </h2>
      <ul id={id} className={classNames('max-sm:pb-3', !isOpen && 'max-sm:hidden [@media(scripting:none)]:block')}>
        {children}
      </ul>
    </li>
  )
}
