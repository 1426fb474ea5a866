import type { ReactNode } from 'react'
import { DeskKeys } from '@/components/desk/desk-keys'
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
      href: paths.deskItems(name, `?view=${listItemViews(user, name)[0]?.value ?? 'all'}`),
    })),
  ]
}

/** Header and main part of every page of the desk. */
export function DeskFrame({ user, current, title, search, list, children }: DeskFrameProps) {
  return (
    <>
      <header className="border-b border-line bg-paper">
        <a href="#content" className="sr-only focus:not-sr-only focus:p-3">
          К содержанию
        </a>
        <div className="shell flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-sm">
          <nav aria-label="Разделы стола" className="no-scrollbar flex max-w-full gap-x-5 overflow-x-auto">
            {listSections(user).map(({ name, title: label, href }) => (
              <TabLink key={name} href={href} isCurrent={name === current} className="text-base">
                {label}
              </TabLink>
            ))}
          </nav>
          <form action={paths.deskSearch} className="order-last w-full lg:order-none lg:w-auto lg:flex-1 lg:basis-64">
            <SearchField
              id="desk-search"
              label="Найти заявку, идею, комментарий, обращение"
              placeholder="Номер, слова, адрес, имя или телефон"
              defaultValue={search}
            />
          </form>
          <div className="ml-auto flex flex-wrap items-center gap-x-5 text-ink-soft">
            <span className="max-sm:sr-only">{user.name}</span>
            <a href={paths.admin} className="link target">
              Редакция
            </a>
            <a href={`${paths.admin}/logout`} className="link target">
              Выйти
            </a>
            <DeskKeys />
          </div>
        </div>
      </header>
      <main id="content" className="shell pt-5 pb-16">
        {list && (
          <a href={list} className="link target text-sm">
            ← К списку
          </a>
        )}
        <h1 className="text-h2">{title}</h1>
        {children}
      </main>
    </>
  )
}
