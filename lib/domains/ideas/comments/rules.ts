export const commentViews = [
  { value: 'shown', name: 'На сайте' },
  { value: 'hidden', name: 'Скрытые' },
  { value: 'all', name: 'Все' },
] as const
