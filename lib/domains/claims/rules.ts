/** Working days in which a moderator reviews a new claim; `claimMessages.accepted` promises it. */
export const MODERATION_DAYS = 1
/** Days in which the author may judge an answer; the day of the answer does not count, the last one does as a whole. */
export const VERDICT_DAYS = 15
/** Days in which the link of an email confirms a claim or a join. */
export const CONFIRM_DAYS = 3
export const MAX_CLAIM_PHOTOS = 5
/** Metres within which a claim of the same category is offered instead of a new one. */
export const SIMILAR_RADIUS = 150
export const CLAIMS_A_DAY = 20
export const MAX_CLAIM_LENGTH = 2_000
export const MAX_GUEST_NAME_LENGTH = 160
export const CLAIMS_PER_PAGE = 20
export const RESULTS_PER_PAGE = 9

/** Units of map points in a degree: about a metre each. */
export const POINT_SCALE = 100_000

/** «на этом месте», «в 40 м». */
export function describeDistance(metres: number): string {
  return metres < 10 ? 'на этом месте' : `в\u00A0${metres}\u00A0м`
}

/** Figures of the departments' table. Each is also a filter, so every number links to the claims it counts. */
export const claimFigures = ['answered', 'on_time', 'due', 'judged', 'not_accepted'] as const
export type ClaimFigure = (typeof claimFigures)[number]

/** Icons of map markers: `value` is a file name in `public/claim-icons`. */
export const claimIcons = [
  { value: 'road', label: 'Дорога' },
  { value: 'yard', label: 'Двор' },
  { value: 'garbage', label: 'Мусор' },
  { value: 'light', label: 'Освещение' },
  { value: 'green', label: 'Зелень' },
  { value: 'water', label: 'Вода' },
  { value: 'heat', label: 'Тепло' },
  { value: 'bus', label: 'Автобус' },
  { value: 'parking', label: 'Стоянка' },
  { value: 'building', label: 'Дом' },
  { value: 'animals', label: 'Животные' },
  { value: 'playground', label: 'Детская площадка' },
  { value: 'snow', label: 'Снег' },
  { value: 'noise', label: 'Шум' },
  { value: 'access', label: 'Доступная среда' },
  { value: 'trade', label: 'Торговля' },
  { value: 'safety', label: 'Безопасность' },
  { value: 'sea', label: 'Берег' },
] as const

const NUMBER = /^(?:(?:[а-яё]+\s+){0,3}заявк[а-яё]*\s+)?(?:№|#|n|номер\s)?\s*(\d{1,9})$/i

/** Returns the number in «375», «№ 375» or «заявка № 375»; null for other texts. */
export function parseClaimNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}

/** True for «№ 375»; digits alone may be of a building or an act. */
export function isNumberNamed(text: string): boolean {
  return parseClaimNumber(text) !== null && /\D/.test(text.trim())
}

export const MAX_ADDRESS_LENGTH = 300

/** Longest texts of a claim, characters. */
export const claimLimits = { text: MAX_CLAIM_LENGTH, address: MAX_ADDRESS_LENGTH }

/** Address as everybody reads it: «ул. Портовая, у детской площадки». */
export function joinLandmark(address: string, landmark: string | undefined): string {
  return [address, landmark].filter(Boolean).join(', ')
}

/** Parts the address from the landmark that was written down apart; an address that was corrected without it stays whole. */
export function partLandmark(address: string, landmark: string | null): { address: string; landmark: string | null } {
  const end = `, ${landmark}`
  return landmark && address.endsWith(end)
    ? { address: address.slice(0, -end.length), landmark }
    : { address, landmark: null }
}
