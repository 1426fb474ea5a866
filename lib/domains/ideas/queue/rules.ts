export const ideaViews = [
  { value: 'moderation', name: 'На модерации' },
  { value: 'review', name: 'На рассмотрении' },
  { value: 'accepted', name: 'Приняты' },
  { value: 'support', name: 'Собирают поддержку' },
  { value: 'all', name: 'Все' },
] as const
