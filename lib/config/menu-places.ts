/** Menu sections that take an editor's links. `participation` is shown only if it holds something. */
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
  participation: MenuPlace | null
  links: readonly { title: string; url: string; place: MenuPlace }[]
}

export const defaultMenu = { participation: 'feedback', links: [] } satisfies MenuSettings

/** An open section of this many links still fits on a small screen. */
export const MAX_MENU_LINKS = 6
export const MAX_MENU_TITLE_LENGTH = 40
