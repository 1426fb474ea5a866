/**
 * An editor may put links into these sections of the menu (product.md 9), named as the reader sees them. The last one
 * stands behind those of the specification, and only while it holds something.
 */
export const menuPlaces = {
  mayor: 'Глава города',
  government: 'Местное самоуправление',
  services: 'Услуги',
  city: 'Мой город',
  map: 'Карта',
  feedback: 'Обратная связь',
  participation: 'Участие',
} as const
export type MenuPlace = keyof typeof menuPlaces
export const menuPlaceNames = Object.keys(menuPlaces) as MenuPlace[]

export interface MenuSettings {
  /** The ways to take part stand in this section; null where the menu does not name them. */
  participation: MenuPlace | null
  links: readonly { title: string; url: string; place: MenuPlace }[]
}

/** The menu of a portal whose editor has changed nothing of it. */
export const usualMenu = { participation: 'feedback', links: [] } satisfies MenuSettings

/** An open section with so many links of this length is still lower than a small screen. */
export const MOST_MENU_LINKS = 6
export const LONGEST_MENU_TITLE = 40
