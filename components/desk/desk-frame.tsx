import type { ReactNode } from 'react'
import { DeskKeys } from '@/components/desk/desk-keys'
import { LogoutLink } from '@/components/desk/logout-link'
import { Icon } from '@/components/ui/icon/icon'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { TabLink } from '@/components/desk/tab-link'
import { paths } from '@/lib/config/paths'
import type { DeskUser } from '@/lib/desk/desk-user'
import { itemKinds, listItemViews, listKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'

interface DeskFrameProps {
  user: DeskUser
  current: 'home' | 'queue' | ItemKindName | 'search' | 'phone' | 'outages'
  title: string
  search?: string | undefined
  /** Address of the list from which a card was opened. */
  list?: string
  children: ReactNode
}

const SECTIONS = 'desk-sections'

const dutySections = [
  { name: 'phone', title: 'По телефону', href: paths.deskPhone },
  { name: 'outages', title: 'Отключения', href: paths.deskOutages },
]

function listSections(user: DeskUser) {
  return [
    { name: 'home', title: 'Мой стол', href: paths.desk },
    { name: 'queue', title: 'Заявки', href: `${paths.deskQueue}?view=open` },
    ...(user.isDispatcher ? dutySections : []),
    ...listKinds(user).map((name) => ({
      name,
      title: itemKinds[name].title,
      href: paths.deskItems(name, `?view=${listItemViews(itemKinds[name], user.scope)[0]?.value ?? 'all'}`),
    })),
  ]
}

/** Header and main part of every page of the desk. On a phone the header is one line, and its links are a sheet. */
export function DeskFrame({ user, current, title, search, list, children }: DeskFrameProps) {
  return (
    <>
      <DeskHeader search={search}>
        <Sections user={user} current={current} />
      </DeskHeader>
      <main id="content" className="shell pt-3 pb-16 lg:pt-5">
        {list && (
          <a href={list} className="link target text-sm">
            ← К списку
          </a>
        )}
        <h1 className="text-h3 lg:text-h2">{title}</h1>
        {children}
      </main>
    </>
  )
}

interface DeskHeaderProps {
  search?: string | undefined
  /** Stands before the search. */
  children: ReactNode
}

export function DeskHeader({ search, children }: DeskHeaderProps) {
  return (
    <header className="border-b border-line bg-paper">
      <a href="#content" className="sr-only focus:not-sr-only focus:p-3">
        К содержанию
      </a>
      <div className="shell flex items-center gap-x-4 py-1.5 text-sm lg:flex-wrap lg:gap-x-6 lg:gap-y-1 lg:py-2">
        {children}
        <form action={paths.deskSearch} className="min-w-0 flex-1 lg:basis-64">
          <SearchField
            id="desk-search"
            label="Найти заявку, идею, комментарий, обращение"
            placeholder="Номер, слова, адрес"
            defaultValue={search}
          />
        </form>
      </div>
    </header>
  )
}

function Sections({ user, current }: Pick<DeskFrameProps, 'user' | 'current'>) {
  const sections = listSections(user)
  return (
    <>
      <button
        type="button"
        popoverTarget={SECTIONS}
        className="flex min-h-11 shrink-0 items-center gap-2 text-base font-semibold lg:hidden"
      >
        <Icon name="menu" className="size-5" />
        <span className="sr-only">Разделы стола, сейчас: </span>
        {sections.find(({ name }) => name === current)?.title ?? 'Поиск'}
      </button>
      <ModalSheet id={SECTIONS} title="Разделы стола" wide="contents">
        <nav aria-label="Разделы стола" className="lg:no-scrollbar lg:flex lg:max-w-full lg:gap-x-5 lg:overflow-x-auto">
          {sections.map(({ name, title: label, href }) => (
            <TabLink key={name} href={href} isCurrent={name === current} className="text-base max-lg:w-fit">
              {label}
            </TabLink>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-x-5 text-ink-soft max-lg:mt-3 lg:order-last lg:ml-auto">
          <span>{user.name}</span>
          <a href={paths.admin} className="link target">
            Редакция
          </a>
          <LogoutLink />
          <DeskKeys />
        </div>
      </ModalSheet>
    </>
  )
}
