const NBSP = '\u00A0'

interface PersonName {
  surname: string
  name: string
  patronymic?: string | null
}

/** A name that may be filled in only partly. */
type PartialName = { [Part in keyof PersonName]?: PersonName[Part] | null }

/** «Магомедова А. Р.», on one line. */
export function shortName({ surname, name, patronymic }: PersonName): string {
  const initials = [name, patronymic].flatMap((part) =>
    part?.trim() ? [`${[...part.trim()][0]?.toUpperCase()}.`] : [],
  )
  return [surname.trim(), ...initials].join(NBSP)
}

/** «Магомедова Анна Руслановна». */
export function fullName({ surname, name, patronymic }: PartialName): string {
  return [surname, name, patronymic].filter(Boolean).join(' ')
}

/** «Анна Руслановна Магомедова». */
export function spokenName({ surname, name, patronymic }: PersonName): string {
  return [name, patronymic, surname].filter(Boolean).join(' ')
}
