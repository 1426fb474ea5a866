/** What a register of one type is called. */
export const documentPlurals: Readonly<Record<string, string>> = {
  Постановление: 'Постановления',
  Распоряжение: 'Распоряжения',
  Решение: 'Решения',
  Приказ: 'Приказы',
  Соглашение: 'Соглашения',
  Проект: 'Проекты',
}
