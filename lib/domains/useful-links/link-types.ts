export const linkTypes = [
  { id: 1, title: 'Сайты России' },
  { id: 2, title: 'Сайты Дагестана' },
  { id: 3, title: 'Сайты города' },
  { id: 4, title: 'Полезные ссылки' },
] as const
