/**
 * Sections of the menu that an editor may put links into (product.md 9), as the reader sees them. The last one stands
 * behind those of the specification, and only while it holds something.
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
  /** The section that the ways to take part stand in; null where the menu does not name them. */
  participation: MenuPlace | null
  links: readonly { title: string; url: string; place: MenuPlace }[]
}

/** The menu of a portal whose editor has said nothing of it. */
export const usualMenu = { participation: 'feedback', links: [] } satisfies MenuSettings

/** An open section stays lower than a small screen with as many links of this length. */
export const MOST_MENU_LINKS = 6
export const LONGEST_MENU_TITLE = 40
