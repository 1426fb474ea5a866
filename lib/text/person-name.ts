const NBSP = '\u00A0'

interface PersonName {
  surname: string
  name: string
  patronymic?: string | null
}

/** Writes «Магомедова А. Р.»; the parts never stand on different lines. */
export function shortName({ surname, name, patronymic }: PersonName): string {
  const initials = [name, patronymic].flatMap((part) =>
    part?.trim() ? [`${[...part.trim()][0]?.toUpperCase()}.`] : [],
  )
  return [surname.trim(), ...initials].join(NBSP)
}

/** Writes «Магомедова Анна Руслановна», as lists and letters name people. */
export function fullName({ surname, name, patronymic }: PersonName): string {
  return [surname, name, patronymic].filter(Boolean).join(' ')
}

/** Writes «Анна Руслановна Магомедова», as people are spoken of. */
export function spokenName({ surname, name, patronymic }: PersonName): string {
  return [name, patronymic, surname].filter(Boolean).join(' ')
}
