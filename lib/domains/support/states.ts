export const supportStates = {
  new: 'Новое',
  working: 'В работе',
  answered: 'Отвечено',
  closed: 'Закрыто без ответа',
} as const
export type SupportState = keyof typeof supportStates

export const openSupportStates: readonly SupportState[] = ['new', 'working']

export const supportViews = [
  { value: 'open', name: 'Ждут ответа' },
  { value: 'answered', name: 'Отвечено' },
  { value: 'all', name: 'Все' },
] as const
