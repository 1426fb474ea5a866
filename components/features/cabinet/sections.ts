/** Each section has its own hash, such as `/profile#notifications`. */
export const sectionTitles = {
  feed: 'Мои обращения',
  receptions: 'Запись на приём',
  notifications: 'Уведомления',
  news: 'Новости для меня',
  data: 'Личные данные',
  security: 'Пароль и вход',
  consents: 'Согласия',
  account: 'Учётная запись',
} as const

export type SectionName = keyof typeof sectionTitles

export const sectionNames = Object.keys(sectionTitles) as SectionName[]

/** Hashes of feed entries: `#appeal-12`, `#claim-12`, `#idea-7`. */
const ENTRY_HASH = /^#((?:appeal|claim|idea)-\d{1,9})$/

export function findEntry(hash: string): string | null {
  return ENTRY_HASH.exec(hash)?.[1] ?? null
}

/** Appeals, claims and ideas are in the feed, the first section. */
export function findSection(hash: string): SectionName | undefined {
  return findEntry(hash) ? 'feed' : sectionNames.find((name) => hash === `#${name}`)
}
