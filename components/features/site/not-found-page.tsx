'use client'

import { PhoneLink } from '@/components/ui/text/contact-links'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

const popular = [
  { title: 'Каталог услуг', href: paths.servicesCatalog },
  { title: 'Новости', href: paths.news },
  { title: 'Документы', href: paths.documents },
  { title: 'Вопросы и ответы', href: paths.faq },
  { title: 'Центры обслуживания', href: paths.serviceCenters },
  { title: 'Карта сайта', href: paths.sitemap },
] as const

export function NotFoundPage({ dutyPhone }: { dutyPhone: string | null }) {
  return (
    <div className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-20 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pb-28">
      <div className="min-w-0">
        <p className="text-ink-soft">Ошибка 404</p>
        <h1 className="mt-2 text-h1">Такой страницы нет</h1>
        <p className="mt-4 max-w-measure text-xl text-ink-soft">
          Возможно, её удалили или в{'\u00A0'}адресе опечатка. Поищите нужное{'\u00A0'}— или начните с{'\u00A0'}того,
          что открывают чаще всего.
        </p>
        <form action={paths.search} aria-label="Поиск" className="mt-7 max-w-2xl">
          <SearchField id="lost-search" label="Искать на портале" placeholder="Например, ремонт моста" size="large" />
        </form>
        <ul data-soft className="mt-7 flex flex-wrap gap-x-7 gap-y-1">
          {popular.map(({ title, href }) => (
            <li key={href}>
              <a href={href} className="link inline-block py-2.5">
                {title}
              </a>
            </li>
          ))}
        </ul>
        {dutyPhone && (
          <p className="mt-4 text-ink-soft">
            Случилась авария? Дежурная служба города:{' '}
            <PhoneLink phone={dutyPhone} className="link inline-block py-2.5" />
          </p>
        )}
      </div>
      <NightLighthouse />
    </div>
  )
}

function NightLighthouse() {
  return (
    <svg aria-hidden viewBox="0 0 384 320" className="mx-auto w-full max-w-96 max-lg:hidden">
      <rect width="384" height="320" rx="12" className="fill-ink" />
      <path d="M150 92 384 28v96zM138 92 0 52v76z" className="fill-sun opacity-25" />
      <g className="fill-paper">
        <circle cx="58" cy="40" r="1.500" />
        <circle cx="96" cy="76" r="1" />
        <circle cx="214" cy="36" r="1.500" />
        <circle cx="262" cy="150" r="1" />
        <circle cx="330" cy="172" r="1.500" />
        <circle cx="40" cy="176" r="1" />
        <circle cx="356" cy="22" r="1" />
      </g>
      <path d="M0 228h384v80a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" className="fill-brand-strong" />
      <path d="M70 262c20-26 44-34 76-34s58 8 80 34z" className="fill-ink-soft" />
      <path d="M124 228 131 112h26l7 116z" className="fill-paper" />
      <path d="m128.700 150 1.700-28h27.200l1.700 28zM125.900 197l1.700-28h32.800l1.700 28z" className="fill-danger" />
      <path d="M122 104h44v9h-44zM126 80l18-18 18 18z" className="fill-danger" />
      <path d="M131 80h26v24h-26z" className="fill-sun" />
      <path
        d="M0 262c28 0 28-12 56-12s28 12 56 12 28-12 56-12 28 12 56 12 28-12 56-12 28 12 56 12 28-12 48-12v46a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        className="fill-brand"
      />
      <path d="M262 246h64l-12 18h-42z" className="fill-paper" />
      <path d="M296 240v-50l-28 50z" className="fill-sand" />
      <path
        d="M0 292c28 0 28-12 56-12s28 12 56 12 28-12 56-12 28 12 56 12 28-12 56-12 28 12 56 12 28-12 48-12v28a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
        className="fill-brand-strong"
      />
    </svg>
  )
}
