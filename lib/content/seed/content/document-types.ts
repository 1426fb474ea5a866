/** A register of one type is called so. */
export const documentPlurals: Readonly<Record<string, string>> = {
  Постановление: 'Постановления',
  Распоряжение: 'Распоряжения',
  Решение: 'Решения',
  Приказ: 'Приказы',
  Соглашение: 'Соглашения',
  Проект: 'Проекты',
}
